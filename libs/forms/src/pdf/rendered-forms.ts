import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { MailWords, PdfRenderedPayload } from '@groundsheet/contracts';
import { DriverForm } from '../form/driver-form.entity.js';
import { FormKinds } from '../kinds/form-kinds.js';
import { linesOfMachine } from '../form/machine-lines.js';
import type { PdfPart } from './pdf-thread.js';

/** What is printed of a form, and what its mails say. */
@Injectable()
export class RenderedForms {
  constructor(
    private readonly em: EntityManager,
    private readonly kinds: FormKinds,
  ) {}

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
