import { EntityManager } from '@mikro-orm/postgresql';
import { FormSetCompleted, PdfRendered, type MailWords } from '@groundsheet/contracts';
import { DriverForm, FormKinds, RenderedForms, SIGNATURES, type PdfPart } from '@groundsheet/forms';
import {
  Config,
  EventRecorder,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { moduleBeside, ObjectStorage } from '@groundsheet/files';
import { FormInSet } from '../form-in-set.entity.js';
import { inOrder, paperOf } from '../form-set-paper.js';
import { FormSet } from '../form-set.entity.js';
import { wordsOf } from '../form-set-mail.js';
import { copiesOf, type SetPdfs } from '../set-copies.js';

const LAYOUT = moduleBeside(import.meta.url, '../form-set.layout');

/** Draws the cover and the forms behind it, twice: only the company's copy has the rating (docs/product.md, Form sets). */
@Subscriber(FormSetCompleted, { lane: 'pdfs' })
export class DrawSetPdfWhenFormSetCompleted implements EventSubscriber<PayloadOf<typeof FormSetCompleted>> {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: FormKinds,
    private readonly rendered: RenderedForms,
    private readonly storage: ObjectStorage,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly config: Config,
  ) {}

  /** Does nothing when the set has its PDFs already. */
  async handle({ id }: PayloadOf<typeof FormSetCompleted>): Promise<void> {
    const set = await this.em.findOneOrFail(FormSet, id, { populate: ['signatures'] });
    if (set.pdfKey) return;
    const places = await this.em.find(FormInSet, { set: set.id });
    const ids = places.map(({ formId }) => formId);
    const forms = inOrder(await this.em.find(DriverForm, { id: { $in: ids } }, { populate: SIGNATURES }));
    const covers = await this.covers(set, forms);
    const pdfs = {
      forCompany: await this.rendered.store('form-sets', ...covers.company),
      plain: await this.rendered.store('form-sets', ...covers.plain),
    };
    const words = wordsOf(set, forms, this.kinds);
    const kept = await this.transaction.run(() => this.keep(set, words, pdfs));
    if (!kept) for (const { objectKey } of Object.values(pdfs)) await this.storage.delete(objectKey);
  }

  private async covers(
    set: FormSet,
    forms: readonly DriverForm[],
  ): Promise<{ company: PdfPart[]; plain: PdfPart[] }> {
    const behind: PdfPart[] = [];
    for (const form of forms) behind.push(await this.rendered.onPaper(form));
    const { timeZone } = this.config;
    const cover = (withRating: boolean): PdfPart => ({
      layout: LAYOUT,
      data: paperOf(set, forms, this.kinds, { withRating, timeZone }),
    });
    return { company: [cover(true), ...behind], plain: [cover(false), ...behind] };
  }

  /** False when another attempt was faster. */
  private async keep(set: FormSet, words: MailWords, pdfs: SetPdfs): Promise<boolean> {
    const { forCompany, plain } = pdfs;
    const drawn = { pdfKey: forCompany.objectKey, pdfByteSize: forCompany.byteSize };
    const changed = { ...drawn, plainPdfKey: plain.objectKey };
    const kept = await this.em.nativeUpdate(FormSet, { id: set.id, pdfKey: null }, changed);
    if (kept === 0) return false;
    const copies = copiesOf(set, pdfs, words, set.emails);
    await this.events.record(...copies.map((copy) => new PdfRendered(copy)));
    return true;
  }
}
