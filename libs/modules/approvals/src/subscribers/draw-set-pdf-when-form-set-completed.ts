import { EntityManager } from '@mikro-orm/postgresql';
import { FormSetCompleted, PdfRendered, type MailWords } from '@groundsheet/contracts';
import { DriverForm, FormKinds, MadePdfs, RenderedForms, SIGNATURES } from '@groundsheet/forms';
import {
  EventRecorder,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { FormInSet } from '../form-in-set.entity.js';
import { inOrder } from '../form-set-paper.js';
import { FormSet } from '../form-set.entity.js';
import { wordsOf } from '../form-set-mail.js';
import { PrintedSets } from '../printed-sets.js';
import { isSigned } from '../set-approval.js';
import { copiesOf, pdfsOf, type SetPdfs } from '../set-copies.js';

/** Draws the cover and the forms behind it, twice: only the company's copy has the rating (docs/product.md, Form sets). Run again, it announces those that are there. */
@Subscriber(FormSetCompleted, { lane: 'pdfs', recordsAgain: true })
export class DrawSetPdfWhenFormSetCompleted implements EventSubscriber<PayloadOf<typeof FormSetCompleted>> {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: FormKinds,
    private readonly rendered: RenderedForms,
    private readonly printed: PrintedSets,
    private readonly made: MadePdfs,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
  ) {}

  async handle({ id }: PayloadOf<typeof FormSetCompleted>): Promise<void> {
    const set = await this.em.findOneOrFail(FormSet, id, { populate: ['signatures'] });
    const places = await this.em.find(FormInSet, { set: set.id });
    const ids = places.map(({ formId }) => formId);
    const forms = inOrder(await this.em.find(DriverForm, { id: { $in: ids } }, { populate: SIGNATURES }));
    const words = wordsOf(set, forms, this.kinds);
    const drawn = pdfsOf(set);
    if (drawn) return this.transaction.run(() => this.announce(set, words, drawn));
    const pdfs = await this.draw(set, forms);
    const kept = await this.transaction.run(() => this.keep(set, words, pdfs));
    if (!kept) for (const { objectKey } of Object.values(pdfs)) await this.made.discard(objectKey);
  }

  private async draw(set: FormSet, forms: readonly DriverForm[]): Promise<SetPdfs> {
    const behind = await this.printed.behind(set, forms);
    const of = { id: set.id, reference: set.reference, isSigned: isSigned(set) };
    const stored = (withRating: boolean) =>
      this.rendered.store('form-sets', of, this.printed.cover(set, forms, withRating), ...behind);
    return { forCompany: await stored(true), plain: await stored(false) };
  }

  /** False when another attempt was faster. */
  private async keep(set: FormSet, words: MailWords, pdfs: SetPdfs): Promise<boolean> {
    const { forCompany, plain } = pdfs;
    const drawn = { pdfKey: forCompany.objectKey, pdfByteSize: forCompany.byteSize };
    const changed = { ...drawn, plainPdfKey: plain.objectKey };
    const kept = await this.em.nativeUpdate(FormSet, { id: set.id, pdfKey: null }, changed);
    if (kept > 0) await this.announce(set, words, pdfs);
    return kept > 0;
  }

  private async announce(set: FormSet, words: MailWords, pdfs: SetPdfs): Promise<void> {
    const copies = copiesOf(set, pdfs, words, set.emails);
    await this.events.record(...copies.map((copy) => new PdfRendered(copy)));
  }
}
