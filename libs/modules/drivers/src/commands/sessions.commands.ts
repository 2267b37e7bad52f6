import type { Caller } from '@groundsheet/contracts';
import { Audit } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { driverProblems } from '../accounts/driver.problems.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';

/** Ends the session of this call. It does not matter if it has ended already. */
export class SignOut extends Command<void> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(
    private readonly sessions: DriverSessions,
    private readonly audit: Audit,
  ) {}

  async execute({ caller }: SignOut): Promise<void> {
    const isEnded = await this.sessions.end(caller.sessionId, caller.id);
    if (isEnded)
      await this.audit.record({ what: 'account.signed-out', about: { kind: 'account', id: caller.id } });
  }
}

/** Ends one of the caller's own sessions. */
export class EndSession extends Command<void> {
  constructor(
    readonly sessionId: string,
    readonly driverId: string,
  ) {
    super();
  }
}

@CommandHandler(EndSession)
export class EndSessionHandler implements ICommandHandler<EndSession> {
  constructor(
    private readonly sessions: DriverSessions,
    private readonly audit: Audit,
  ) {}

  async execute({ sessionId, driverId }: EndSession): Promise<void> {
    if (!(await this.sessions.end(sessionId, driverId))) throw driverProblems.unknownSession();
    await this.audit.record({ what: 'account.session-ended', about: { kind: 'account', id: driverId } });
  }
}
