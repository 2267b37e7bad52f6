import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, Clock } from '@groundsheet/platform';
import { AccountLinks } from '../accounts/account-links.js';
import { AccountMails } from '../accounts/account-mails.js';
import type { ResetPasswordBody } from '../accounts/driver.dto.js';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';
import { hashPassword, refuseWeakPassword } from '../passwords/passwords.js';
import type { SignedIn } from './register-driver.command.js';

/** Sets the first password of an invited person with the link from their mail, once, and signs them in. */
export class AcceptInvitation extends Command<SignedIn> {
  constructor(
    readonly body: ResetPasswordBody,
    readonly device: string,
    /** The previous session of the same browser. */
    readonly replaced: { id: string; sessionId: string } | null,
  ) {
    super();
  }
}

@CommandHandler(AcceptInvitation)
export class AcceptInvitationHandler implements ICommandHandler<AcceptInvitation> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: AccountLinks,
    private readonly sessions: DriverSessions,
    private readonly mails: AccountMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ body: { key, password }, device, replaced }: AcceptInvitation): Promise<SignedIn> {
    const driver = await this.invitedBy(key);
    refuseWeakPassword(password, driver, 'password');
    driver.setPassword(await hashPassword(password));
    driver.confirm(this.clock.now());
    if (replaced) await this.sessions.end(replaced.sessionId, replaced.id);
    const token = this.sessions.begin(driver, device);

    const { id, fullName } = driver;
    await this.audit.record({ what: 'account.invitation-accepted', about: { kind: 'account', id }, who: id });
    await this.em.flush();
    if (driver.role === 'admin') await this.mails.adminAdded(driver);
    return { fullName, token, proven: driver };
  }

  /** Locked: the second of two uses of a link finds that there is a password. */
  private async invitedBy(key: string): Promise<Driver> {
    const id = this.links.driverIdOf(key);
    const driver = id
      ? await this.em.findOne(Driver, { id }, { lockMode: LockMode.PESSIMISTIC_WRITE })
      : null;
    const isOpen =
      driver?.invitedUntil && this.links.allows(key, 'accept-invitation', String(driver.passwordVersion));
    if (!isOpen) throw driverProblems.deadInvitation();
    return driver;
  }
}
