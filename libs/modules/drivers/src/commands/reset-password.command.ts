import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { AccountConfirmed } from '@groundsheet/contracts';
import { Audit, Clock, EventRecorder } from '@groundsheet/platform';
import { AccountLinks } from '../accounts/account-links.js';
import type { ResetPasswordBody } from '../accounts/driver.dto.js';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';
import type { ProvenDriver } from '../signing-in/known-devices.js';
import { PasswordNotice } from '../passwords/password-notice.js';
import { hashPassword, refuseWeakPassword } from '../passwords/passwords.js';

/** Sets a new password with the link from a mail, once, and ends every session. Having the mail also confirms the address. */
export class ResetPassword extends Command<ProvenDriver> {
  constructor(
    readonly body: ResetPasswordBody,
    readonly device: string,
  ) {
    super();
  }
}

@CommandHandler(ResetPassword)
export class ResetPasswordHandler implements ICommandHandler<ResetPassword> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: AccountLinks,
    private readonly sessions: DriverSessions,
    private readonly notice: PasswordNotice,
    private readonly audit: Audit,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
  ) {}

  async execute({ body: { key, password }, device }: ResetPassword): Promise<ProvenDriver> {
    const id = this.links.driverIdOf(key);
    if (!id) throw driverProblems.deadLink();
    // Locked: the second of two uses of a link finds that the password has changed.
    const driver = await this.em.findOne(
      Driver,
      { id, deactivatedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!driver || !this.links.allows(key, 'reset-password', String(driver.passwordVersion)))
      throw driverProblems.deadLink();

    refuseWeakPassword(password, driver, 'password');
    driver.setPassword(await hashPassword(password));
    if (!driver.confirmedAt) await this.events.record(new AccountConfirmed({ driverId: driver.id }));
    driver.confirm(this.clock.now());
    await this.sessions.endAllOf(driver.id);

    await this.audit.record({ what: 'account.password-replaced', about: { kind: 'account', id }, who: id });
    await this.notice.record(driver, device);
    await this.em.flush();
    return driver;
  }
}
