import { judgeEmail, normaliseEmail, recipientFaults, validEmails } from '@groundsheet/form-rules';
import { type FormSender, isLikeGuest, refuseFaults, refuseGathered } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ChangeableForms } from '../accepting/changeable-forms.js';
import { ClaimTokens } from '../accepting/claim-tokens.js';
import type { FormAcceptedResponse, FormCopyBody, SendFormAgainBody } from '../form/form.dto.js';
import { formProblems } from '../form/form.problems.js';
import { FormLimits } from '../limits/form-limits.js';
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

/** A guest has a form that they sent from this device mailed to themselves; it counts as one of their forms. */
export class MailFormCopy extends Command<FormAcceptedResponse> {
  constructor(
    readonly id: string,
    readonly body: FormCopyBody,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(MailFormCopy)
export class MailFormCopyHandler implements ICommandHandler<MailFormCopy> {
  constructor(
    private readonly forms: ChangeableForms,
    private readonly tokens: ClaimTokens,
    private readonly mailed: MailedAgain,
  ) {}

  /** @throws {Problem} 404 where the token is wrong or too old, or the form belongs to an account; otherwise as `MailedAgain` */
  async execute({ id, body: { token, recipient }, sender }: MailFormCopy): Promise<FormAcceptedResponse> {
    const form = await this.forms.locked(id);
    if (!form || form.driverId || !this.tokens.allows(token, form, 'open')) throw formProblems.notSentHere();
    if (judgeEmail(recipient) !== 'ok') refuseFaults([NOT_TAKEN]);
    return this.mailed.again(form, [normaliseEmail(recipient)], sender);
  }
}

const NOT_TAKEN = {
  path: 'recipient',
  code: 'recipients.malformed',
  message: 'Please enter a complete email address of your own. Throwaway addresses are not accepted.',
};
