import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { normaliseEmail } from '@groundsheet/form-rules';
import { Audit, Clock } from '@groundsheet/platform';
import { invitedUntil } from '../accounts/account-mails.js';
import type { InvitationBody } from '../accounts/driver.dto.js';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { flushNewDriver } from '../accounts/flush-new-driver.js';
import { InvitationMails } from '../people/invitation-mails.js';

/** Makes an account that has no password yet, and mails its owner a link to choose one. Returns its id. */
export class InvitePerson extends Command<string> {
  constructor(
    readonly body: InvitationBody,
    readonly admin: Caller,
  ) {
    super();
  }
}

@CommandHandler(InvitePerson)
export class InvitePersonHandler implements ICommandHandler<InvitePerson> {
  constructor(
    private readonly em: EntityManager,
    private readonly mails: InvitationMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ body: { email: typed, fullName, role }, admin }: InvitePerson): Promise<string> {
    const email = normaliseEmail(typed);
    const known = await this.em.findOne(Driver, { email });
    if (known) throw driverProblems.alreadyThere(known);

    const now = this.clock.now();
    const driver = Driver.invite({ email, fullName: fullName.trim(), role }, invitedUntil(now), now);
    this.em.persist(driver);
    await flushNewDriver(this.em);
    const about = { kind: 'account', id: driver.id } as const;
    await this.audit.record({ what: 'account.invited', about, details: { to: role } });
    await this.mails.send(driver, admin);
    return driver.id;
  }
}
