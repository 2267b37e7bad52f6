import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Driver } from '../driver.entity.js';
import { driverProblems } from '../driver.problems.js';
import { DriverSessions } from '../driver-sessions.js';
import type { ProvenDriver } from '../password-check.js';
import type { SignedIn } from './register-driver.command.js';

/** Begins a session for somebody who has proved his password. */
export class SignIn extends Command<SignedIn> {
  constructor(
    readonly proven: ProvenDriver,
    readonly device: string,
    /** The session that the same browser had until now. */
    readonly replaced: { id: string; sessionId: string } | null,
  ) {
    super();
  }
}

@CommandHandler(SignIn)
export class SignInHandler implements ICommandHandler<SignIn> {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: DriverSessions,
  ) {}

  async execute({ proven, device, replaced }: SignIn): Promise<SignedIn> {
    // Locked: a change of the password or a deactivation comes before this or ends the session that begins here.
    const driver = await this.em.findOne(
      Driver,
      { ...proven, deactivatedAt: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    if (!driver) throw driverProblems.wrongCredentials();

    if (replaced) await this.sessions.end(replaced.sessionId, replaced.id);
    const token = this.sessions.begin(driver, device);

    await this.em.flush();
    return { fullName: driver.fullName, token };
  }
}
