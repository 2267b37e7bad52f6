import { signatureUrl, type Signature } from '@groundsheet/platform';
import { weekToWire } from '@groundsheet/form-rules';
import type { TimesheetAnswer } from './timesheet.dto.js';
import type { Timesheet } from './timesheet.entity.js';

/** A timesheet with its signatures, on the wire. */
export function answerOf(timesheet: Timesheet): TimesheetAnswer {
  const {
    days,
    signatures: _,
    pdfKey: __,
    linkVersion: ___,
    companyEmail: ____,
    driverId: _____,
    ...stored
  } = timesheet;
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
    ...weekToWire(days),
    customerId,
    customerName,
    company: driverFirm,
    clientCompany: clientFirm,
    operatorSignature: drawn(timesheet.signatureOf('operator')),
    clientSignature: drawn(timesheet.signatureOf('client')),
    submittedAt: submittedAt?.toISOString() ?? null,
    changedAt: changedAt.toISOString(),
  } as unknown as TimesheetAnswer;
}

function drawn(signature: Signature | null): string | null {
  return signature && signatureUrl(signature.image);
}
