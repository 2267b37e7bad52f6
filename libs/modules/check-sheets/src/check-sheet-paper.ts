import type { Beside } from '@groundsheet/forms';
import { changesInWords, type CheckSheetForm } from '@groundsheet/form-rules';
import type { Picture } from '@groundsheet/paper';
import type { CheckSheet } from './check-sheet.entity.js';
import { changesOf, UNCHANGED } from './check-sheet-mail.js';
import type { CheckSheetPaper } from './check-sheet.layout.js';

/** What the paper needs to know of a stored check sheet. Plain data: it crosses to the PDF thread. */
export function paperOf(
  checkSheet: CheckSheet,
  { corrected }: Beside<CheckSheet>,
  photos: Picture[],
  timeZone: string,
): CheckSheetPaper {
  const { id, status, answers } = checkSheet;
  return {
    reference: checkSheet.reference,
    customerName: checkSheet.companyName,
    form: { ...checkSheet.entered(), id, status, answers } as unknown as CheckSheetForm,
    photos,
    operatorSignature: checkSheet.signatureOf('operator'),
    clientSignature: checkSheet.signatureOf('client'),
    clientSignedHow: checkSheet.signedHow.client ?? null,
    submittedAt: checkSheet.submittedAt!.toISOString(),
    signedAt: checkSheet.signedAt?.toISOString() ?? null,
    timeZone,
    corrects: corrected && {
      reference: corrected.reference,
      sentAt: corrected.submittedAt!.toISOString(),
      answers: corrected.answers,
      changes: checkSheet.withReason(changesInWords(changesOf(checkSheet, corrected), UNCHANGED)),
    },
  };
}
