import { signatureUrl, type Signature } from '@groundsheet/platform';
import { answersToWire } from '@groundsheet/form-rules';
import type { CheckSheetAnswer } from './check-sheet.dto.js';
import type { CheckSheet } from './check-sheet.entity.js';

/** A check sheet with its signatures, on the wire. */
export function answerOf(checkSheet: CheckSheet): CheckSheetAnswer {
  const {
    answers,
    signatures: _,
    pdfKey: __,
    linkVersion: ___,
    companyEmail: ____,
    driverId: _____,
    ...stored
  } = checkSheet;
  const {
    companyId: customerId,
    companyName: customerName,
    driverFirm,
    clientFirm,
    submittedAt,
    changedAt,
    ...rest
  } = stored;
  return {
    ...rest,
    ...answersToWire(answers),
    customerId,
    customerName,
    company: driverFirm,
    clientCompany: clientFirm,
    photoURLs: checkSheet.photoIds().map((photo) => `/api/check-sheets/${checkSheet.id}/photos/${photo}`),
    operatorSignature: drawn(checkSheet.signatureOf('operator')),
    clientSignature: drawn(checkSheet.signatureOf('client')),
    submittedAt: submittedAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
  } as unknown as CheckSheetAnswer;
}

function drawn(signature: Signature | null): string | null {
  return signature && signatureUrl(signature.image);
}
