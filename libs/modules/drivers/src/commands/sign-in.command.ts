import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit } from '@groundsheet/platform';
import { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';
import type { ProvenDriver } from '../signing-in/known-devices.js';
import { NewDeviceNotice } from '../signing-in/new-device-notice.js';
import type { SignedIn } from './register-driver.command.js';

/** Begins a session for a person who has proved their password. */
export class SignIn extends Command<SignedIn> {
  constructor(
    readonly proven: ProvenDriver,
    readonly device: string,
    /** The previous session of the same browser. */
    readonly replaced: { id: string; sessionId: string } | null,
    /** Whether the account was signed in to on this device before. */
    readonly isKnownDevice: boolean,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: DriverSessions,
    private readonly newDevices: NewDeviceNotice,
    private readonly audit: Audit,
  ) {}

  async execute({ proven, device, replaced, isKnownDevice }: SignIn): Promise<SignedIn> {
    // Locked: a password change or a deactivation comes either before this, or after it and ends the new session.
    const driver = await this.em.findOne(
      Driver,
      { ...proven, deactivatedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!driver) throw driverProblems.wrongCredentials();

    if (replaced) await this.sessions.end(replaced.sessionId, replaced.id);
    if (!isKnownDevice) await this.newDevices.record(driver, device);
    const token = this.sessions.begin(driver, device);

    const { id } = driver;
    await this.audit.record({ what: 'account.signed-in', about: { kind: 'account', id }, who: id });
    await this.em.flush();
    return { fullName: driver.fullName, token, proven };
  }
}
