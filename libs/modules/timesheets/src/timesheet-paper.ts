import type { Beside } from '@groundsheet/forms';
import { changesInWords, type TimesheetForm } from '@groundsheet/form-rules';
import { changesOf, UNCHANGED } from './timesheet-mail.js';
import type { TimesheetPaper } from './timesheet.layout.js';
import type { Timesheet } from './timesheet.entity.js';

/** What the paper needs to know of a stored timesheet. Plain data: it crosses to the PDF thread. */
export function paperOf(
  timesheet: Timesheet,
  { corrected, signedOnSet }: Beside<Timesheet>,
  timeZone: string,
): TimesheetPaper {
  const { id, status, days } = timesheet;
  return {
    reference: timesheet.reference,
    customerName: timesheet.companyName,
    form: { ...timesheet.entered(), id, status, days } as unknown as TimesheetForm,
    rating: timesheet.supervisorRating,
    ratingNotes: timesheet.supervisorNotes,
    operatorSignature: timesheet.signatureOf('operator'),
    clientSignature: timesheet.signatureOf('client'),
    signedOnSet,
    clientSignedHow: timesheet.signedHow.client ?? null,
    submittedAt: timesheet.submittedAt!.toISOString(),
    signedAt: timesheet.signedAt?.toISOString() ?? null,
    timeZone,
    corrects: corrected && {
      reference: corrected.reference,
      sentAt: corrected.submittedAt!.toISOString(),
      days: corrected.days,
      changes: timesheet.withReason(changesInWords(changesOf(timesheet, corrected), UNCHANGED)),
    },
  };
}
