import { PdfRendered, type PdfRenderedPayload } from '@groundsheet/contracts';
import { FormRows } from '@groundsheet/forms';
import { classOf } from '@groundsheet/form-rules';
import { Config, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { KeepDefectsWhenFormSubmitted } from './keep-defects-when-form-submitted.js';

/**
 * What stops a machine is mailed before the sheet itself: where the PDF was faster than the job that keeps what the sheet has
 * found, that is done now, in the transaction that queues the sheet's own mails and ahead of them.
 */
@Subscriber(PdfRendered, { lane: 'pdfs', atOnce: true })
export class KeepDefectsWhenPdfRendered implements EventSubscriber<PdfRenderedPayload> {
  constructor(
    private readonly forms: FormRows,
    private readonly config: Config,
    private readonly defects: KeepDefectsWhenFormSubmitted,
  ) {}

  /** A sheet that has found nothing stops nothing, and is left to its job. */
  async handle({ formKind: kind, formId: id }: PdfRenderedPayload): Promise<void> {
    if (kind !== 'check-sheet') return;
    const sheet = await this.forms.checkInFull(id, this.config.timeZone);
    if (
      !sheet ||
      !Object.values(sheet.answers).some((answer) => answer !== undefined && classOf(answer) === 'attention')
    )
      return;
    await this.defects.handle({ id, kind, plantNumber: sheet.plantNumber });
  }
}
