import { EntityManager, type QueryResult } from '@mikro-orm/postgresql';
import { FormSetCompleted } from '@groundsheet/contracts';
import { Subscriber, Transaction, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { ObjectStorage } from '@groundsheet/files';
import { DriverForm } from '../form/driver-form.entity.js';
import { RenderedForms, type StoredPdf } from '../pdf/rendered-forms.js';
import { SIGNATURES } from '../form/signatories.js';

/** A form that went out before the client had signed its set says from here on who did (docs/decisions/0117). */
@Subscriber(FormSetCompleted, { lane: 'pdfs' })
export class DrawPdfAnewWhenFormSetCompleted implements EventSubscriber<PayloadOf<typeof FormSetCompleted>> {
  constructor(
    private readonly em: EntityManager,
    private readonly rendered: RenderedForms,
    private readonly storage: ObjectStorage,
    private readonly transaction: Transaction,
  ) {}

  /** @throws {Error} where a form has no PDF yet that was mailed: it is its turn first, and this one is tried again */
  async handle({ formIds }: PayloadOf<typeof FormSetCompleted>): Promise<void> {
    for (const id of formIds) {
      const form = await this.em.findOne(DriverForm, id, { populate: SIGNATURES, disableIdentityMap: true });
      if (form && (await this.saysLess(form))) await this.drawAnew(form);
    }
  }

  /** What was sent with its set was drawn after the client had signed there. */
  private async saysLess(form: DriverForm): Promise<boolean> {
    if (form.isMailedWithSet || form.firstPdfKey) return false;
    return (await this.rendered.signedOnSet(form)) !== null;
  }

  private async drawAnew(form: DriverForm): Promise<void> {
    if (!form.pdfKey) throw new Error(`The PDF that ${form.reference} is mailed with is still to be drawn.`);
    const pdf = await this.rendered.storeForm(form);
    const kept = await this.transaction.run(() => this.keep(form, pdf));
    if (!kept) await this.storage.delete(pdf.objectKey);
  }

  /** False when another attempt was faster, or the form is no more. The version stays: what was entered has not changed. */
  private async keep({ id, pdfKey }: DriverForm, { objectKey, byteSize }: StoredPdf): Promise<boolean> {
    const { affectedRows } = await this.em.execute<QueryResult>(
      'update forms set first_pdf_key = pdf_key, pdf_key = ?, pdf_byte_size = ? where id = ? and pdf_key = ?',
      [objectKey, byteSize, id, pdfKey],
      'run',
    );
    return affectedRows > 0;
  }
}
