import { AccountConfirmed } from '@groundsheet/contracts';
import { Audit, Clock, EventRecorder } from '@groundsheet/platform';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ConfirmationMails } from '../accounts/confirmation-mails.js';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import type { ProvenDriver } from '../signing-in/known-devices.js';

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

/** A person has our mail at the address of an account, and has proved its password. Repeating the call changes nothing. */
export class ConfirmEmail extends Command<void> {
  constructor(readonly proven: ProvenDriver) {
    super();
  }
}

@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: EventRecorder,
  ) {}

  async execute({ proven: { id, passwordVersion } }: ConfirmEmail): Promise<void> {
    // Locked: an invitation that takes the account over makes the proof void.
    const driver = await this.em.findOne(
      Driver,
      { id, passwordVersion, deactivatedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!driver) throw driverProblems.deadLink();
    if (driver.confirmedAt) return;
    driver.confirm(this.clock.now());
    await this.audit.record({ what: 'account.address-confirmed', about: { kind: 'account', id }, who: id });
    await this.events.record(new AccountConfirmed({ driverId: id }));
    await this.em.flush();
  }
}
