import { Injectable } from '@nestjs/common';
import { EntityManager, LoadStrategy } from '@mikro-orm/postgresql';
import { PdfRendered, type PdfRenderedPayload } from '@groundsheet/contracts';
import { PdfThread } from '@groundsheet/paper/thread';
import { randomUUID } from 'node:crypto';
import { Transaction } from '../database/transaction.js';
import { EventRecorder } from '../events/event-recorder.js';
import { ObjectStorage } from '../storage/object-storage.js';
import { driverNameOf, type Form, type FormEntity, type FormKind } from './form.js';

/** How a kind of form is put on paper. */
export interface FormPaper<F> {
  /** See `moduleBeside`. */
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
  facts: Pick<PdfRenderedPayload, 'objectKey' | 'recipients' | 'fromGuest' | 'byteSize'>,
): PdfRenderedPayload {
  return {
    formKind: kind,
    formId: form.id,
    reference: form.reference,
    linkVersion: form.linkVersion,
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
    const form = await this.em.findOneOrFail(entity, { id } as never, {
      populate: ['signatures'] as never,
      strategy: LoadStrategy.JOINED,
    });
    if (form.pdfKey) return;
    const pdf = await this.pdf.render(layout, await paperOf(form as F));
    const objectKey = `${entity.formKind}s/${randomUUID()}.pdf`;
    await this.storage.put(objectKey, pdf);
    const facts = { objectKey, recipients: form.recipients(), fromGuest, byteSize: pdf.byteLength };
    const kept = await this.transaction.run(() =>
      this.keep(entity, renderedForm(entity.formKind, form, facts)),
    );
    if (!kept) await this.storage.delete(objectKey);
  }

  /** False when another attempt was faster. The version stays: what the form says has not changed. */
  private async keep<F extends Form>(entity: FormEntity<F>, rendered: PdfRenderedPayload): Promise<boolean> {
    const unrendered = { id: rendered.formId, pdfKey: null };
    const kept = await this.em.nativeUpdate(
      entity,
      unrendered as never,
      { pdfKey: rendered.objectKey } as never,
    );
    if (kept > 0) await this.events.record(new PdfRendered(rendered));
    return kept > 0;
  }
}
