import { EntityManager, LockMode } from '@mikro-orm/postgresql';
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
import { DriverSessions } from '../signing-in/driver-sessions.js';

/**
 * Makes an account that has no password yet, and mails its owner a link to choose one. An account that was made with
 * this address and never confirmed is taken over for it. Returns the id of the account.
 */
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
    private readonly sessions: DriverSessions,
    private readonly mails: InvitationMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ body, admin }: InvitePerson): Promise<string> {
    const email = normaliseEmail(body.email);
    const facts = { fullName: body.fullName.trim(), role: body.role };
    // Locked: the address is confirmed either before this or not at all.
    const known = await this.em.findOne(Driver, { email }, { lockMode: LockMode.PESSIMISTIC_WRITE });
    const driver = known ? await this.takeOver(known, facts) : await this.add({ ...facts, email });
    const about = { kind: 'account', id: driver.id } as const;
    const what = known ? 'account.taken-over' : 'account.invited';
    await this.audit.record({ what, about, details: { to: facts.role } });
    await this.mails.send(driver, admin);
    return driver.id;
  }

  private async takeOver(known: Driver, facts: Pick<Driver, 'fullName' | 'role'>): Promise<Driver> {
    if (!known.isUnconfirmed || known.deactivatedAt) throw driverProblems.alreadyThere(known);
    known.inviteOver(facts, invitedUntil(this.clock.now()));
    await this.em.flush();
    await this.sessions.endAllOf(known.id);
    return known;
  }

  private async add(facts: Pick<Driver, 'email' | 'fullName' | 'role'>): Promise<Driver> {
    const now = this.clock.now();
    const driver = Driver.invite(facts, invitedUntil(now), now);
    this.em.persist(driver);
    await flushNewDriver(this.em);
    return driver;
  }
}
