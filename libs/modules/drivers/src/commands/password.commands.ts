import { type Caller, PasswordForgotten } from '@groundsheet/contracts';
import { mailboxOf, normaliseEmail } from '@groundsheet/form-rules';
import { EventRecorder, Tries } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { v7 as uuidv7 } from 'uuid';
import { driverProblems } from '../accounts/driver.problems.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';

const AN_HOUR = {
  name: 'resets-of-address',
  most: 3,
  hours: 1,
  refusal: driverProblems.tooManyMails,
  reached: 'We have already sent several emails to this address. Please check the inbox and the junk folder.',
};

/**
 * A person has forgotten their password. The subscriber looks for the account later, so that neither the response nor
 * its time depends on whether there is one.
 */
export class ForgetPassword extends Command<void> {
  constructor(readonly email: string) {
    super();
  }
}

@CommandHandler(ForgetPassword)
export class ForgetPasswordHandler implements ICommandHandler<ForgetPassword> {
  constructor(
    private readonly events: EventRecorder,
    private readonly tries: Tries,
  ) {}

  async execute(command: ForgetPassword): Promise<void> {
    const email = normaliseEmail(command.email);
    await this.events.record(new PasswordForgotten({ requestId: uuidv7(), email }));
    await this.tries.count([{ ...AN_HOUR, subject: mailboxOf(email) }]);
  }
}

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
