import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ConfirmationMails } from '../accounts/confirmation-mails.js';
import { Driver } from '../accounts/driver.entity.js';

/** Sends the mail with the link again, unless the address is already confirmed. */
export class RequestConfirmation extends Command<void> {
  constructor(
    readonly driverId: string,
    readonly address: string | undefined,
  ) {
    super();
  }
}

@CommandHandler(RequestConfirmation)
export class RequestConfirmationHandler implements ICommandHandler<RequestConfirmation> {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: ConfirmationMails,
  ) {}

  async execute({ driverId, address }: RequestConfirmation): Promise<void> {
    const driver = await this.em.findOneOrFail(Driver, { id: driverId });
    if (!driver.confirmedAt) await this.mails.request(driver, address);
  }
}
