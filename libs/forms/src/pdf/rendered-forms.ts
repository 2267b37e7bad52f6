import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import {
  ReadFirmLogo,
  TellFirm,
  TellSetsOfForms,
  type MailLine,
  type MailWords,
  type PdfRenderedPayload,
} from '@groundsheet/contracts';
import { FORM_KINDS, type FormChange, type SignedOnSet } from '@groundsheet/form-rules';
import { ObjectStorage } from '@groundsheet/files';
import type { Letterhead } from '@groundsheet/paper';
import { Config } from '@groundsheet/platform';
import { randomUUID } from 'node:crypto';
import { DriverForm } from '../form/driver-form.entity.js';
import { SIGNATURES } from '../form/signatories.js';
import { FormKinds, type Beside } from '../kinds/form-kinds.js';
import { linesOfMachine } from '../form/machine-lines.js';
import { SignatureRecords } from './signature-records.js';
import { MadePdfs, type PaperOf } from './made-pdfs.js';
import { PdfThread, type PdfPart } from './pdf-thread.js';

export type StoredPdf = Pick<PdfRenderedPayload, 'objectKey' | 'byteSize'>;

/** What is printed of a form, and what its mails say. */
@Injectable()
export class RenderedForms {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: FormKinds,
    private readonly pdf: PdfThread,
    private readonly queries: QueryBus,
    private readonly storage: ObjectStorage,
    private readonly records: SignatureRecords,
    private readonly made: MadePdfs,
    private readonly config: Config,
  ) {}

  /**
   * Draws them in one file, each under the head of the firm, puts it into storage, and notes its hash.
   *
   * @param folder of the storage
   * @param of the form or set that it is a PDF of
   * @throws {Error} as `PdfThread.render` does
   */
  async store(folder: string, of: PaperOf, ...parts: PdfPart[]): Promise<StoredPdf> {
    const pdf = await this.drawToCheck(parts);
    const objectKey = `${folder}/${randomUUID()}.pdf`;
    await this.storage.put(objectKey, pdf);
    await this.made.note(of, objectKey, pdf);
    return { objectKey, byteSize: pdf.byteLength };
  }

  /** Draws them in one file, each under the head of the firm. @throws {Error} as `PdfThread.render` does */
  async draw(...parts: PdfPart[]): Promise<Buffer> {
    return this.pdf.render(parts, await this.letterhead());
  }

  /**
   * As `store`, for a signer who wants to read it first: it is not kept, as it changes with each form, but its hash is.
   *
   * @param version see `MadePdf`
   * @throws {Error} as `PdfThread.render` does
   */
  async drawToRead(of: PaperOf, version: string, ...parts: PdfPart[]): Promise<Buffer> {
    const pdf = await this.drawToCheck(parts);
    await this.made.noteRead(of, version, pdf);
    return pdf;
  }

  /** Each with the code of the address where it can be checked. */
  private async drawToCheck(parts: PdfPart[]): Promise<Buffer> {
    return this.pdf.render(parts, await this.letterhead(), `${this.config.publicUrl}/verify/`);
  }

  /** The form as it is now, in a file of its own, with its signature record. Its signatures are loaded. @throws {Error} as `store` does */
  async storeForm(form: DriverForm): Promise<StoredPdf> {
    const { kind, id, reference } = form;
    const onSet = await this.signedOnSet(form);
    const of = { id, reference, isSigned: this.records.isSigned(form, onSet) };
    return this.store(`${kind}s`, of, await this.onPaper(form), ...this.records.ofForm(form, onSet));
  }

  /** A form as the PDF thread draws it. Its signatures are loaded. */
  async onPaper(form: DriverForm): Promise<PdfPart> {
    const kind = this.kinds.of(form);
    return { layout: kind.layout, data: await kind.paperOf(form, await this.beside(form)) };
  }

  /** The facts about a form whose PDF lies in storage that its mails are made of. */
  async mailed(
    form: DriverForm,
    facts: StoredPdf & Pick<PdfRenderedPayload, 'recipients'>,
  ): Promise<PdfRenderedPayload> {
    return {
      formKind: form.kind,
      formId: form.id,
      reference: form.reference,
      fileName: form.pdfFileName(),
      companyName: form.companyName ?? form.clientFirm ?? '',
      companyEmail: form.companyEmail,
      driverId: form.driverId,
      driverName: form.driverName(),
      formDate: form.date,
      submittedAt: form.submittedAt!.toISOString(),
      words: await this.wordsOf(form),
      ...facts,
    };
  }

  /** Null until a firm has been entered. */
  private async letterhead(): Promise<Letterhead | null> {
    const { name, addressLines, telephone, accent, hasLogo } = await this.queries.execute(new TellFirm());
    if (name === null) return null;
    const logo = hasLogo ? await this.queries.execute(new ReadFirmLogo()) : null;
    const contact = [addressLines.join(', '), telephone].filter(Boolean).join('\n');
    return { name, contact, accent, logo };
  }

  private async wordsOf(form: DriverForm): Promise<MailWords> {
    const kind = this.kinds.of(form);
    await this.em.populate(form, SIGNATURES);
    const beside = await this.beside(form);
    const { corrected } = beside;
    const { facts, lists, below, photos = [] } = kind.mailOf(form, beside);
    return {
      machine: form.plantNumber ?? form.machineNumber,
      defects: form.attention().map(({ words }) => words),
      corrects: corrected && {
        reference: corrected.reference,
        changes: orElse(kind.changesOf(form, corrected), kind.unchanged),
      },
      answer: { words: kind.answerOf(form), was: corrected && kind.answerOf(corrected), below },
      photos: photos.map((photo) => ({ ...photo, heldBy: form.id })),
      facts: [...whyCorrected(form), ...linesOfMachine(form), ...facts],
      lists,
    };
  }

  /** Who has signed for the client on the completed set of a form that nobody has signed for them itself. */
  async signedOnSet(form: DriverForm): Promise<SignedOnSet | null> {
    if (!FORM_KINDS[form.kind].clientSigns || form.signatureOf('client')) return null;
    const [set] = await this.queries.execute(new TellSetsOfForms([form.id]));
    if (!set?.isCompleted || !set.client) return null;
    return { reference: set.reference, ...set.client };
  }

  private async beside(form: DriverForm): Promise<Beside> {
    return { corrected: await this.correctedBy(form), signedOnSet: await this.signedOnSet(form) };
  }

  /** Null where it corrects none, or that one has been erased. */
  private async correctedBy({ corrects }: DriverForm): Promise<DriverForm | null> {
    return corrects === null ? null : this.em.findOne(DriverForm, corrects);
  }
}

function orElse(changes: readonly FormChange[], unchanged: string): readonly (FormChange | string)[] {
  return changes.length > 0 ? changes : [unchanged];
}

function whyCorrected({ corrects, correctionReason }: DriverForm): MailLine[] {
  const value = corrects ? correctionReason?.trim() : undefined;
  return value ? [{ label: 'Why it was corrected', value }] : [];
}
