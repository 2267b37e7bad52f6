import type { CheckSheetForm } from '@groundsheet/form-rules';
import type { CheckSheet } from './check-sheet.entity.js';
import type { CheckSheetPaper } from './check-sheet.layout.js';

/** What the paper needs to know of a stored check sheet. Plain data: it crosses to the PDF thread. */
export function paperOf(checkSheet: CheckSheet, photos: Uint8Array[], timeZone: string): CheckSheetPaper {
  const { id, status, answers } = checkSheet;
  return {
    reference: checkSheet.reference,
    customerName: checkSheet.companyName,
    form: { ...checkSheet.entered(), id, status, answers } as unknown as CheckSheetForm,
    photos,
    operatorSignature: checkSheet.signatureOf('operator'),
    clientSignature: checkSheet.signatureOf('client'),
    submittedAt: checkSheet.submittedAt!.toISOString(),
    timeZone,
  };
}
