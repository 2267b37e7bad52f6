import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { FormSentAgain } from '@groundsheet/contracts';
import { Audit, EventRecorder, refuseGathered, type FormSender } from '@groundsheet/platform';
import { recipientFaults, validEmails } from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';
import { formAccepted, FormAcceptedResponse, type SendFormAgainBody } from '../form.dto.js';
import { formProblems } from '../form.problems.js';
import { FormLimits } from '../limits/form-limits.js';
import { ChangeableForms } from '../changeable-forms.js';
import { RenderedForms } from '../rendered-forms.js';

/** A driver has a form of theirs, or the office anybody's, mailed once more, to the same people or to others. */
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
    private readonly rendered: RenderedForms,
    private readonly events: EventRecorder,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 503 while the PDF is being made, 429 above the sender's limits */
  async execute({ id, body, sender }: SendFormAgain): Promise<FormAcceptedResponse> {
    const form = await this.forms.sentFor(id, sender.caller!);
    const typed = body.recipients ?? form.recipients();
    refuseGathered(body, recipientFaults(typed, this.limits.mostRecipients(sender)));
    const recipients = validEmails(typed, { guest: false });
    if (!form.pdfKey) throw formProblems.pdfNotReady();

    const held = await this.limits.count(sender, recipients, form.companyEmail);
    // Only forms that were mailed to nobody have no size kept; they are from before, and small enough to attach.
    const byteSize = form.pdfByteSize ?? 0;
    const mailed = await this.rendered.mailed(form, { objectKey: form.pdfKey, recipients, held, byteSize });
    await this.events.record(new FormSentAgain({ requestId: uuidv7(), form: mailed }));
    await this.audit.record({
      what: 'form.sent-again',
      about: { kind: 'form', id },
      details: { recipients: recipients.length },
    });
    const to = { to: recipients.length, isDirect: false };
    return formAccepted(form.kind, id, to, this.limits.waitOf(held));
  }
}
