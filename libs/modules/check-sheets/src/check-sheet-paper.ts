import type { CheckSheetForm } from '@groundsheet/form-rules';
import type { CheckSheet } from './check-sheet.entity.js';
import type { CheckSheetPaper } from './check-sheet.layout.js';

/** What the paper needs to know of a stored check sheet. Plain data: it crosses to the PDF thread. */
export function paperOf(checkSheet: CheckSheet, photos: Uint8Array[], timeZone: string): CheckSheetPaper {
  const { driverFirm, clientFirm, companyId, signatures: _, ...stored } = checkSheet;
  return {
    reference: checkSheet.reference,
    customerName: checkSheet.companyName ?? null,
    form: {
      ...stored,
      company: driverFirm,
      clientCompany: clientFirm,
      customerId: companyId,
    } as unknown as CheckSheetForm,
    photos,
    operatorSignature: checkSheet.signatureOf('operator')?.image ?? null,
    clientSignature: checkSheet.signatureOf('client')?.image ?? null,
    submittedAt: checkSheet.submittedAt!.toISOString(),
    timeZone,
  };
}
