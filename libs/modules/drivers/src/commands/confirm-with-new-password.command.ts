import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, Clock } from '@groundsheet/platform';
import { ConfirmationLinks } from '../accounts/confirmation-links.js';
import type { ResetPasswordBody } from '../accounts/driver.dto.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { hashPassword, refuseWeakPassword } from '../passwords/passwords.js';
import { PasswordNotice } from '../passwords/password-notice.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';
import type { SignedIn } from './register-driver.command.js';

/**
 * Confirms the address of an account for a person who has our mail and does not know the password: perhaps another person
 * registered the address. Sets a new one, ends every session that there was, and signs in.
 */
export class ConfirmWithNewPassword extends Command<SignedIn> {
  constructor(
    readonly body: ResetPasswordBody,
    readonly device: string,
    /** The previous session of the same browser. */
    readonly replaced: { id: string; sessionId: string } | null,
  ) {
    super();
  }
}

@CommandHandler(ConfirmWithNewPassword)
export class ConfirmWithNewPasswordHandler implements ICommandHandler<ConfirmWithNewPassword> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: ConfirmationLinks,
    private readonly sessions: DriverSessions,
    private readonly notice: PasswordNotice,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ body, device, replaced }: ConfirmWithNewPassword): Promise<SignedIn> {
    const { key, password } = body;
    // Locked: the second of two uses of a link finds that the address is confirmed.
    const driver = await this.links.accountOf(key, { lockMode: LockMode.PESSIMISTIC_WRITE });
    if (driver.confirmedAt) throw driverProblems.deadLink();
    refuseWeakPassword(password, driver, 'password');
    driver.setPassword(await hashPassword(password));
    driver.confirm(this.clock.now());
    await this.sessions.endAllOf(driver.id);
    if (replaced) await this.sessions.end(replaced.sessionId, replaced.id);
    const token = this.sessions.begin(driver, device);

    const { id, fullName } = driver;
    const about = { kind: 'account', id } as const;
    await this.audit.record({ what: 'account.password-replaced', about, who: id });
    await this.audit.record({ what: 'account.address-confirmed', about, who: id });
    await this.notice.record(driver, device);
    await this.em.flush();
    return { fullName, token, proven: driver };
  }
}
