import { EntityManager } from '@mikro-orm/postgresql';
import { FormSetCompleted, PdfRendered, type MailWords } from '@groundsheet/contracts';
import {
  DriverForm,
  FormKinds,
  MadePdfs,
  RenderedForms,
  SignatureRecords,
  SIGNATURES,
  type PdfPart,
} from '@groundsheet/forms';
import { FORM_SET } from '@groundsheet/form-rules';
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
import { SET_SIGNATORIES } from '../set-approval.js';
import { shownOfSet } from '../set-sign-target.js';
import { copiesOf, type SetPdfs } from '../set-copies.js';

/** Draws the cover and the forms behind it, twice: only the company's copy has the rating (docs/product.md, Form sets). */
@Subscriber(FormSetCompleted, { lane: 'pdfs' })
export class DrawSetPdfWhenFormSetCompleted implements EventSubscriber<PayloadOf<typeof FormSetCompleted>> {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: FormKinds,
    private readonly rendered: RenderedForms,
    private readonly printed: PrintedSets,
    private readonly records: SignatureRecords,
    private readonly made: MadePdfs,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
  ) {}

  /** Does nothing when the set has its PDFs already. */
  async handle({ id }: PayloadOf<typeof FormSetCompleted>): Promise<void> {
    const set = await this.em.findOneOrFail(FormSet, id, { populate: ['signatures'] });
    if (set.pdfKey) return;
    const places = await this.em.find(FormInSet, { set: set.id });
    const ids = places.map(({ formId }) => formId);
    const forms = inOrder(await this.em.find(DriverForm, { id: { $in: ids } }, { populate: SIGNATURES }));
    const behind = [...(await this.printed.behind(forms)), await this.signatureRecord(set, forms)];
    const stored = (withRating: boolean) =>
      this.rendered.store('form-sets', set, this.printed.cover(set, forms, withRating), ...behind);
    const pdfs = { forCompany: await stored(true), plain: await stored(false) };
    const words = wordsOf(set, forms, this.kinds);
    const kept = await this.transaction.run(() => this.keep(set, words, pdfs));
    if (!kept) for (const { objectKey } of Object.values(pdfs)) await this.made.discard(objectKey);
  }

  private signatureRecord(set: FormSet, forms: readonly DriverForm[]): Promise<PdfPart> {
    const { id, reference } = set;
    const shown = shownOfSet(set, forms, this.kinds);
    const firm = forms.find(({ clientFirm }) => clientFirm)?.clientFirm ?? set.companyName;
    const signed = SET_SIGNATORIES.flatMap((by) => {
      const signature = set.signatureOf(by);
      const [role, name] = by === 'client' ? ['Client', set.clientName] : ['Foreman', set.foremanName];
      const signing = { role: role!, name: name ?? null, firm, made: signature?.made ?? null };
      return signature ? [this.records.signedBy(signing, shown, signature.signedAt)] : [];
    });
    return this.records.page({ kind: 'form-set', id, reference, title: FORM_SET.title }, signed, forms);
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
