import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { DriverSessions } from '../driver-sessions.js';

/** Ends the session that the call came by; one that is over meanwhile has ended too. */
export class SignOut extends Command<void> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@CommandHandler(SignOut)
export class SignOutHandler implements ICommandHandler<SignOut> {
  constructor(private readonly sessions: DriverSessions) {}

  async execute({ caller }: SignOut): Promise<void> {
    await this.sessions.end(caller.sessionId, caller.id);
  }
}
