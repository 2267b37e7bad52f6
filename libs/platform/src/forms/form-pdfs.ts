import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { PdfRendered, type PdfRenderedPayload } from '@groundsheet/contracts';
import { randomUUID } from 'node:crypto';
import { Transaction } from '../database/transaction.js';
import { EventRecorder } from '../events/event-recorder.js';
import { PdfThread } from '../pdf/pdf-thread.js';
import { ObjectStorage } from '../storage/object-storage.js';
import { driverNameOf, type Form, type FormEntity, type FormKind } from './form.js';

/** How a kind of form is put on paper. */
export interface FormPaper<F> {
  /** See `layoutBeside`. */
  readonly layout: URL;
  /** What the layout shows of the form: plain data that crosses to the PDF thread. */
  paperOf(form: F): object | Promise<object>;
}

/** A form that has been sent. */
export interface FormSent {
  readonly id: string;
  /** See `PdfRenderedPayload`. */
  readonly fromGuest: boolean;
}

/** The facts about a form whose PDF lies in storage that its mails are made of. */
export function renderedForm(
  kind: FormKind,
  form: Form,
  facts: Pick<PdfRenderedPayload, 'recipients' | 'fromGuest' | 'byteSize'>,
): PdfRenderedPayload {
  return {
    formKind: kind,
    formId: form.id,
    reference: form.reference,
    linkVersion: form.linkVersion,
    objectKey: form.pdfKey!,
    fileName: form.pdfFileName(),
    companyName: form.companyName!,
    companyEmail: form.companyEmail ?? null,
    driverName: driverNameOf(form),
    formDate: form.formDate(),
    submittedAt: form.submittedAt!.toISOString(),
    ...facts,
  };
}

/** Renders a sent form once, stores it, and says so. */
@Injectable()
export class FormPdfs {
  constructor(
    private readonly em: EntityManager,
    private readonly pdf: PdfThread,
    private readonly storage: ObjectStorage,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
  ) {}

  /** Does nothing when the form has its PDF already. */
  async render<F extends Form>(
    entity: FormEntity<F>,
    { id, fromGuest }: FormSent,
    { layout, paperOf }: FormPaper<F>,
  ): Promise<void> {
    const form = await this.em.findOneOrFail(entity, { id } as never, { populate: ['signatures'] as never });
    if (form.pdfKey) return;
    const pdf = await this.pdf.render(layout, await paperOf(form as F));
    const key = `${entity.formKind}s/${randomUUID()}.pdf`;
    await this.storage.put(key, pdf);
    const file = { objectKey: key, byteSize: pdf.byteLength };
    const kept = await this.transaction.run(() => this.keep(entity, { id, fromGuest }, file));
    if (!kept) await this.storage.delete(key);
  }

  /** False when another attempt was faster. */
  private async keep<F extends Form>(
    entity: FormEntity<F>,
    { id, fromGuest }: FormSent,
    { objectKey, byteSize }: { objectKey: string; byteSize: number },
  ): Promise<boolean> {
    const form: Form = await this.em.findOneOrFail(entity, { id } as never, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (form.pdfKey) return false;
    form.pdfKey = objectKey;
    const facts = { recipients: form.recipients(), fromGuest, byteSize };
    await this.events.record(new PdfRendered(renderedForm(entity.formKind, form, facts)));
    return true;
  }
}
