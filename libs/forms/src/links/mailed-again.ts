import { Injectable } from '@nestjs/common';
import { FormSentAgain } from '@groundsheet/contracts';
import { Audit, EventRecorder, type FormSender } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import type { DriverForm } from '../form/driver-form.entity.js';
import { formAccepted, type FormAcceptedResponse } from '../form/form.dto.js';
import { formProblems } from '../form/form.problems.js';
import { FormLimits } from '../limits/form-limits.js';
import { RenderedForms } from '../pdf/rendered-forms.js';

/** Has a sent form mailed once more, for its driver or the office. */
@Injectable()
export class MailedAgain {
  constructor(
    private readonly limits: FormLimits,
    private readonly rendered: RenderedForms,
    private readonly events: EventRecorder,
    private readonly audit: Audit,
  ) {}

  /**
   * In the command's transaction, and as the last thing in it (see `FormLimits.count`).
   *
   * @param recipients normalised addresses
   * @throws {Problem} 503 while the PDF is being made, 429 above the sender's limits
   */
  async again(
    form: DriverForm,
    recipients: readonly string[],
    sender: FormSender,
  ): Promise<FormAcceptedResponse> {
    if (!form.pdfKey) throw formProblems.pdfNotReady();
    await this.limits.count(sender, recipients, form.companyEmail);
    const mailed = await this.rendered.mailed(form, {
      objectKey: form.pdfKey,
      recipients: [...recipients],
      byteSize: form.pdfByteSize!,
    });
    await this.events.record(new FormSentAgain({ requestId: uuidv7(), form: mailed }));
    await this.audit.record({
      what: 'form.sent-again',
      about: { kind: 'form', id: form.id },
      details: { recipients: recipients.length },
    });
    const to = { to: recipients.length, isDirect: false };
    return formAccepted(form, to);
  }
}
