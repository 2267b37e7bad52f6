import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { judgeEmail, normaliseEmail } from '@groundsheet/form-rules';
import { refuseFaults, type FormSender } from '@groundsheet/platform';
import { ChangeableForms } from '../accepting/changeable-forms.js';
import { ClaimTokens } from '../accepting/claim-tokens.js';
import type { FormAcceptedResponse, FormCopyBody } from '../form/form.dto.js';
import { formProblems } from '../form/form.problems.js';
import { MailedAgain } from '../links/mailed-again.js';

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
