import type { MailWords, PdfRenderedPayload } from '@groundsheet/contracts';
import type { StoredPdf } from '@groundsheet/forms';
import type { FormSet } from './form-set.entity.js';

export interface SetPdfs {
  /** With the rating. */
  readonly forCompany: StoredPdf;
  readonly plain: StoredPdf;
}

/** Null while they are being made. */
export function pdfsOf({ pdfKey, plainPdfKey, pdfByteSize }: FormSet): SetPdfs | null {
  if (!pdfKey || !plainPdfKey) return null;
  // Of the plain copy no size is kept: it is the other without a few lines, so no larger.
  const byteSize = pdfByteSize!;
  return { forCompany: { objectKey: pdfKey, byteSize }, plain: { objectKey: plainPdfKey, byteSize } };
}

/**
 * The copies of a completed set as they are mailed: with the rating to the customer's own address, without it to everybody
 * else (docs/product.md, Form sets).
 *
 * @param recipients normalised addresses
 */
export function copiesOf(
  set: FormSet,
  { forCompany, plain }: SetPdfs,
  words: MailWords,
  recipients: readonly string[],
): PdfRenderedPayload[] {
  const own = recipients.filter((email) => email === set.companyEmail);
  const others = recipients.filter((email) => email !== set.companyEmail);
  return [
    ...(own.length > 0 ? [mailed(set, forCompany, words, own)] : []),
    ...(others.length > 0 ? [mailed(set, plain, words, others)] : []),
  ];
}

function mailed(
  set: FormSet,
  pdf: StoredPdf,
  words: MailWords,
  recipients: readonly string[],
): PdfRenderedPayload {
  return {
    formKind: 'form-set',
    formId: set.id,
    reference: set.reference,
    fileName: set.pdfFileName(),
    companyName: set.companyName ?? '',
    companyEmail: set.companyEmail,
    driverId: set.driverId,
    driverName: set.driverName,
    formDate: set.weekEnding,
    submittedAt: set.submittedAt!.toISOString(),
    words,
    recipients,
    ...pdf,
  };
}
