import type { TimesheetForm } from '@groundsheet/form-rules';
import type { TimesheetPaper } from './timesheet.layout.js';
import type { Timesheet } from './timesheet.entity.js';

/** What the paper needs to know of a stored timesheet. Plain data: it crosses to the PDF thread. */
export function paperOf(timesheet: Timesheet, timeZone: string): TimesheetPaper {
  const { driverFirm, clientFirm, companyId, signatures: _, ...stored } = timesheet;
  return {
    reference: timesheet.reference,
    customerName: timesheet.companyName ?? null,
    form: {
      ...stored,
      company: driverFirm,
      clientCompany: clientFirm,
      customerId: companyId,
    } as unknown as TimesheetForm,
    rating: timesheet.supervisorRating ?? null,
    ratingNotes: timesheet.supervisorNotes ?? null,
    operatorSignature: timesheet.signatureOf('operator')?.image ?? null,
    clientSignature: timesheet.signatureOf('client')?.image ?? null,
    submittedAt: timesheet.submittedAt!.toISOString(),
    timeZone,
  };
}
