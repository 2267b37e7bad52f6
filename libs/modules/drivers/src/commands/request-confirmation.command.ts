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
  reached: 'We have already sent several emails to this address. Please check the inbox and the junk folder.',
};

/** Sends the mail with the link again, unless the address is already confirmed. */
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
