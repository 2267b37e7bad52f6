import { Injectable } from '@nestjs/common';
import { FormSentAgain } from '@groundsheet/contracts';
import { v7 as uuidv7 } from 'uuid';
import { EventRecorder } from '../events/event-recorder.js';
import { TextList } from '../http/fields.js';
import { FormLimits, isLikeGuest } from '../limits/form-limits.js';
import type { FormSender } from '../limits/sender.js';
import { ObjectStorage } from '../storage/object-storage.js';
import { renderedForm } from './form-pdfs.js';
import { formProblems } from './form-problems.js';
import type { Form, FormKind } from './form.js';

/** Whom a form is mailed to once more. */
export class SendAgainBody {
  @TextList({
    maxItems: 20,
    max: 254,
    about: 'Those whom it was sent to when absent.',
    example: ['hire@northgate-civils.co.uk'],
  })
  recipients?: string[];
}

/** Has sent forms mailed once more. */
@Injectable()
export class FormSendings {
  constructor(
    private readonly events: EventRecorder,
    private readonly storage: ObjectStorage,
    private readonly limits: FormLimits,
  ) {}

  /**
   * In the caller's transaction, as the last thing in it (see `FormLimits.count`).
   *
   * @param recipients normalised addresses, each once
   * @throws {Problem} 503 while the PDF is being made, 429 above the sender's limits
   */
  async again(kind: FormKind, form: Form, recipients: string[], sender: FormSender): Promise<void> {
    if (!form.pdfKey) throw formProblems.pdfNotReady(kind);
    const { byteLength: byteSize } = await this.storage.get(form.pdfKey);
    const facts = { objectKey: form.pdfKey, recipients, fromGuest: isLikeGuest(sender), byteSize };
    const requestId = uuidv7();
    await this.events.record(new FormSentAgain({ requestId, form: renderedForm(kind, form, facts) }));
    await this.limits.count(sender, recipients, form.companyEmail ?? null);
  }
}
