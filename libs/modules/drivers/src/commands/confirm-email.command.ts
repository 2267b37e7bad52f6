import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountConfirmed } from '@groundsheet/contracts';
import { Audit, Clock, EventRecorder } from '@groundsheet/platform';
import { AccountLinks } from '../accounts/account-links.js';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';

/** Somebody has received our mail at the address of an account. Repeating the call changes nothing. */
export class ConfirmEmail extends Command<void> {
  constructor(readonly key: string) {
    super();
  }
}

@CommandHandler(ConfirmEmail)
export class ConfirmEmailHandler implements ICommandHandler<ConfirmEmail> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: AccountLinks,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly events: EventRecorder,
  ) {}

  async execute({ key }: ConfirmEmail): Promise<void> {
    const id = this.links.driverIdOf(key);
    const driver = id ? await this.em.findOne(Driver, { id }) : null;
    if (!driver || !this.links.allows(key, 'confirm-email', driver.email)) throw driverProblems.deadLink();

    if (driver.confirmedAt) return;
    driver.confirm(this.clock.now());
    await this.audit.record({
      what: 'account.address-confirmed',
      about: { kind: 'account', id: driver.id },
      who: driver.id,
    });
    await this.events.record(new AccountConfirmed({ driverId: driver.id }));
    await this.em.flush();
  }
}
