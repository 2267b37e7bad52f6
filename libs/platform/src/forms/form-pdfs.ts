import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { PdfRendered } from '@groundsheet/contracts';
import { randomUUID } from 'node:crypto';
import { Transaction } from '../database/transaction.js';
import { EventRecorder } from '../events/event-recorder.js';
import { PdfThread } from '../pdf/pdf-thread.js';
import { ObjectStorage } from '../storage/object-storage.js';
import type { FormEntity, SentForm } from './sent-form.js';

/** How a kind of form is put on paper. */
export interface FormPaper<Form> {
  /** See `layoutBeside`. */
  readonly layout: URL;
  /** What the layout shows of the form: plain data that crosses to the PDF thread. */
  paperOf(form: Form): object | Promise<object>;
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
  async render<Form extends SentForm>(
    entity: FormEntity<Form>,
    id: string,
    { layout, paperOf }: FormPaper<Form>,
  ): Promise<void> {
    const form = await this.em.findOneOrFail(entity, { id } as never, { populate: ['signatures'] as never });
    if (form.pdfKey) return;
    const pdf = await this.pdf.render(layout, await paperOf(form as Form));
    const key = `${entity.formKind}s/${randomUUID()}.pdf`;
    await this.storage.put(key, pdf);
    const kept = await this.transaction.run(() => this.keep(entity, id, key, pdf.byteLength));
    if (!kept) await this.storage.delete(key);
  }

  /** False when another attempt was faster. */
  private async keep<Form extends SentForm>(
    entity: FormEntity<Form>,
    id: string,
    objectKey: string,
    byteSize: number,
  ): Promise<boolean> {
    const form: SentForm = await this.em.findOneOrFail(entity, { id } as never, {
      lockMode: LockMode.PESSIMISTIC_WRITE,
      refresh: true,
    });
    if (form.pdfKey) return false;
    form.pdfKey = objectKey;
    await this.events.record(
      new PdfRendered({
        formKind: entity.formKind,
        formId: form.id,
        reference: form.reference,
        linkVersion: form.linkVersion,
        objectKey,
        byteSize,
        fileName: form.pdfFileName(),
        recipients: form.submissionEmails,
        // Whoever sends a form does it as a guest: there are no accounts yet.
        fromGuest: true,
        companyName: form.companyName,
        companyEmail: form.companyEmail ?? null,
        driverName: form.driverSignedName ?? form.operatorSignedName ?? '',
        formDate: form.formDate(),
        submittedAt: form.submittedAt!.toISOString(),
      }),
    );
    return true;
  }
}
