import type { PdfRenderedPayload } from '@groundsheet/contracts';
import type { DriverForm } from './driver-form.entity.js';

/** The facts about a form whose PDF lies in storage that its mails are made of. */
export function renderedForm(
  form: DriverForm,
  facts: Pick<PdfRenderedPayload, 'objectKey' | 'recipients' | 'held' | 'byteSize'>,
): PdfRenderedPayload {
  return {
    formKind: form.kind,
    formId: form.id,
    reference: form.reference,
    fileName: form.pdfFileName(),
    companyName: form.companyName ?? form.clientFirm ?? '',
    companyEmail: form.companyEmail,
    driverName: form.driverName(),
    formDate: form.date,
    submittedAt: form.submittedAt!.toISOString(),
    ...facts,
  };
}
