import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { PasswordForgotten } from '@groundsheet/contracts';
import { EventRecorder, Tries } from '@groundsheet/platform';
import { mailboxOf, normaliseEmail } from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
import { driverProblems } from '../accounts/driver.problems.js';

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
