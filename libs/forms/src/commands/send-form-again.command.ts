import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { isLikeGuest, refuseGathered, type FormSender } from '@groundsheet/platform';
import { recipientFaults, validEmails } from '@groundsheet/form-rules';
import type { FormAcceptedResponse, SendFormAgainBody } from '../form/form.dto.js';
import { FormLimits } from '../limits/form-limits.js';
import { ChangeableForms } from '../accepting/changeable-forms.js';
import { MailedAgain } from '../links/mailed-again.js';

/** A driver has one of their forms, or the office anybody's, mailed once more, to the same people or to others. */
export class SendFormAgain extends Command<FormAcceptedResponse> {
  constructor(
    readonly id: string,
    readonly body: SendFormAgainBody,
    /** Signed in. */
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(SendFormAgain)
export class SendFormAgainHandler implements ICommandHandler<SendFormAgain> {
  constructor(
    private readonly forms: ChangeableForms,
    private readonly limits: FormLimits,
    private readonly mailed: MailedAgain,
  ) {}

  /** @throws {Problem} 503 while the PDF is being made, 429 above the sender's limits */
  async execute({ id, body, sender }: SendFormAgain): Promise<FormAcceptedResponse> {
    const form = await this.forms.sentFor(id, sender.caller!);
    const typed = body.recipients ?? form.recipients();
    const guest = isLikeGuest(sender);
    refuseGathered(body, recipientFaults(typed, this.limits.mostRecipients(sender), { guest }));
    const recipients = validEmails(typed, { guest });
    return this.mailed.again(form, recipients, sender);
  }
}
