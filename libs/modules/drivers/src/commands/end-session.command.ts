import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { driverProblems } from '../accounts/driver.problems.js';
import { Audit } from '@groundsheet/platform';
import { DriverSessions } from '../signing-in/driver-sessions.js';

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
