import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, EventRecorder, Tries } from '@groundsheet/platform';
import { confirmationRequest } from '../account-mails.js';
import { Driver } from '../driver.entity.js';

const A_DAY = {
  name: 'confirmations-to-account',
  most: 3,
  hours: 24,
  code: 'driver.too-many-mails',
  reached: 'Several mails are on their way to this address: look for them.',
};

/** Sends the mail with the link once more; does nothing when the address is confirmed. */
export class RequestConfirmation extends Command<void> {
  constructor(readonly driverId: string) {
    super();
  }
}

@CommandHandler(RequestConfirmation)
export class RequestConfirmationHandler implements ICommandHandler<RequestConfirmation> {
  constructor(
    private readonly em: EntityManager,
    private readonly events: EventRecorder,
    private readonly tries: Tries,
    private readonly clock: Clock,
  ) {}

  async execute({ driverId }: RequestConfirmation): Promise<void> {
    const driver = await this.em.findOneOrFail(Driver, { id: driverId });
    if (driver.confirmedAt) return;

    await this.events.record(confirmationRequest(driver, this.clock.now()));
    await this.tries.count([{ ...A_DAY, subject: driverId }]);
  }
}
