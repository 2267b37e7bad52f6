import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { driverProblems } from '../accounts/driver.problems.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';

/** The person signed in has proved the password once more. Returns the session's new token; the earlier one is void. */
export class GivePassword extends Command<string> {
  constructor(readonly caller: Pick<Caller, 'id' | 'sessionId'>) {
    super();
  }
}

@CommandHandler(GivePassword)
export class GivePasswordHandler implements ICommandHandler<GivePassword> {
  constructor(private readonly sessions: DriverSessions) {}

  async execute({ caller }: GivePassword): Promise<string> {
    const token = await this.sessions.renew(caller.sessionId, caller.id);
    if (!token) throw driverProblems.unknownSession();
    return token;
  }
}
