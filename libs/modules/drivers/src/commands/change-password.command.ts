import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit } from '@groundsheet/platform';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';
import type { ProvenDriver } from '../signing-in/known-devices.js';
import { hashPassword, refuseWeakPassword } from '../passwords/passwords.js';
import { PasswordNotice } from '../passwords/password-notice.js';
import type { SignedIn } from './register-driver.command.js';

/** Sets a new password for someone who has proved the current one. Ends every session and begins a new one here. */
export class ChangePassword extends Command<SignedIn> {
  constructor(
    readonly proven: ProvenDriver,
    readonly newPassword: string,
    readonly device: string,
  ) {
    super();
  }
}

@CommandHandler(ChangePassword)
export class ChangePasswordHandler implements ICommandHandler<ChangePassword> {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: DriverSessions,
    private readonly notice: PasswordNotice,
    private readonly audit: Audit,
  ) {}

  async execute({ proven, newPassword, device }: ChangePassword): Promise<SignedIn> {
    const driver = await this.em.findOne(
      Driver,
      { ...proven, deactivatedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!driver) throw driverProblems.wrongCredentials();

    refuseWeakPassword(newPassword, driver, 'newPassword');
    driver.setPassword(await hashPassword(newPassword));
    await this.sessions.endAllOf(driver.id);
    const token = this.sessions.begin(driver, device);

    await this.audit.record({ what: 'account.password-changed', about: { kind: 'account', id: driver.id } });
    await this.notice.record(driver, device);
    await this.em.flush();
    return { fullName: driver.fullName, token, proven: driver };
  }
}
