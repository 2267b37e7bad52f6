import { EntityManager, type QueryResult } from '@mikro-orm/postgresql';
import { FormSubmitted, PdfRendered, type PdfRenderedPayload } from '@groundsheet/contracts';
import {
  EventRecorder,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { DriverForm } from '../form/driver-form.entity.js';
import { MadePdfs } from '../pdf/made-pdfs.js';
import { RenderedForms } from '../pdf/rendered-forms.js';
import { SIGNATURES } from '../form/signatories.js';

/** Run again, it announces the PDF that is there: its mails may have been lost with the process that drew it. */
@Subscriber(FormSubmitted, { lane: 'pdfs', recordsAgain: true })
export class RenderPdfWhenFormSubmitted implements EventSubscriber<PayloadOf<typeof FormSubmitted>> {
  constructor(
    private readonly em: EntityManager,
    private readonly rendered: RenderedForms,
    private readonly made: MadePdfs,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
  ) {}

  /** Draws nothing when the form has its PDF already, or is no more. */
  async handle({ id }: PayloadOf<typeof FormSubmitted>): Promise<void> {
    const form = await this.em.findOne(DriverForm, id, { populate: SIGNATURES, disableIdentityMap: true });
    if (!form) return;
    const drawn = form.pdfKey
      ? { objectKey: form.pdfKey, byteSize: form.pdfByteSize! }
      : await this.rendered.storeForm(form);
    const mailed = await this.rendered.mailed(form, { ...drawn, recipients: form.recipients() });
    if (form.pdfKey) return this.transaction.run(() => this.events.record(new PdfRendered(mailed)));
    const kept = await this.transaction.run(() => this.keep(mailed));
    if (!kept) await this.made.discard(drawn.objectKey);
  }

  /** False when another attempt was faster. The version stays: what the form says has not changed. */
  private async keep(rendered: PdfRenderedPayload): Promise<boolean> {
    const { formId, objectKey, byteSize } = rendered;
    const { affectedRows } = await this.em.execute<QueryResult>(
      'update forms set pdf_key = ?, pdf_byte_size = ? where id = ? and pdf_key is null',
      [objectKey, byteSize, formId],
      'run',
    );
    if (affectedRows > 0) await this.events.record(new PdfRendered(rendered));
    return affectedRows > 0;
  }
}
