import { PdfRendered, type PdfRenderedPayload } from '@groundsheet/contracts';
import { FormRows } from '@groundsheet/forms';
import { Config, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { FoundDefects } from '../found-defects.js';
import { KeepDefectsWhenFormSubmitted } from './keep-defects-when-form-submitted.js';

/** One that has found nothing stops nothing, and is left to its job. */
const hasFoundSomething = ({ formKind, words }: PdfRenderedPayload) =>
  formKind === 'check-sheet' && words?.defects.length !== 0;

/**
 * What stops a machine is mailed before the sheet itself: where the PDF was faster than the job that keeps what the sheet has
 * found, that is done now, in the transaction that queues the sheet's own mails and ahead of them.
 */
@Subscriber(PdfRendered, { lane: 'pdfs', atOnce: true, concerns: hasFoundSomething })
export class KeepDefectsWhenPdfRendered implements EventSubscriber<PdfRenderedPayload> {
  constructor(
    private readonly forms: FormRows,
    private readonly config: Config,
    private readonly found: FoundDefects,
    private readonly defects: KeepDefectsWhenFormSubmitted,
  ) {}

  async handle({ formId: id }: PdfRenderedPayload): Promise<void> {
    if (await this.found.hasTaken(id)) return;
    const sheet = await this.forms.checkInFull(id, this.config.timeZone);
    if (sheet) await this.defects.handle({ id, kind: 'check-sheet', plantNumber: sheet.plantNumber });
  }
}
