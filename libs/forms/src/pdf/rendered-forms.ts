import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { ReadFirmLogo, TellFirm, type MailWords, type PdfRenderedPayload } from '@groundsheet/contracts';
import type { Letterhead } from '@groundsheet/paper';
import { DriverForm } from '../form/driver-form.entity.js';
import { FormKinds } from '../kinds/form-kinds.js';
import { linesOfMachine } from '../form/machine-lines.js';
import { PdfThread, type PdfPart } from './pdf-thread.js';

/** What is printed of a form, and what its mails say. */
@Injectable()
export class RenderedForms {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: FormKinds,
    private readonly pdf: PdfThread,
    private readonly queries: QueryBus,
  ) {}

  /** Draws them in one file, each under the head of the firm. @throws {Error} as `PdfThread.render` does */
  async draw(...parts: PdfPart[]): Promise<Buffer> {
    return this.pdf.render(parts, await this.letterhead());
  }

  /** A form as the PDF thread draws it. Its signatures are loaded. */
  async onPaper(form: DriverForm): Promise<PdfPart> {
    const kind = this.kinds.of(form);
    return { layout: kind.layout, data: await kind.paperOf(form, await this.correctedBy(form)) };
  }

  /** The facts about a form whose PDF lies in storage that its mails are made of. */
  async mailed(
    form: DriverForm,
    facts: Pick<PdfRenderedPayload, 'objectKey' | 'recipients' | 'byteSize'>,
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
    const corrected = await this.correctedBy(form);
    const { facts, lists } = kind.mailOf(form);
    return {
      machine: form.plantNumber ?? form.machineNumber,
      defects: form.attention().map(({ words }) => words),
      corrects: corrected && {
        reference: corrected.reference,
        changes: kind.changesOf(form, corrected),
      },
      facts: [...linesOfMachine(form), ...facts],
      lists,
    };
  }

  /** Null where it corrects none, or that one has been erased. */
  private async correctedBy({ corrects }: DriverForm): Promise<DriverForm | null> {
    return corrects === null ? null : this.em.findOne(DriverForm, corrects);
  }
}
