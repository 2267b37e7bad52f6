import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { SentForms, signatureUrl } from '@groundsheet/platform';
import { weekToWire } from '@groundsheet/form-rules';
import type { TimesheetAnswer } from '../timesheet.dto.js';
import { Timesheet } from '../timesheet.entity.js';

/** A timesheet for somebody who holds the key of a mailed link. */
export class GetTimesheet extends Query<TimesheetAnswer> {
  constructor(
    readonly id: string,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetTimesheet)
export class GetTimesheetHandler implements IQueryHandler<GetTimesheet> {
  constructor(private readonly sentForms: SentForms) {}

  async execute({ id, key }: GetTimesheet): Promise<TimesheetAnswer> {
    return answerOf(await this.sentForms.open(Timesheet, id, key));
  }
}

function answerOf(timesheet: Timesheet): TimesheetAnswer {
  const { days, signatures: _, pdfKey: __, linkVersion: ___, companyEmail: ____, ...stored } = timesheet;
  const {
    companyId: customerId,
    companyName: customerName,
    driverFirm,
    clientFirm,
    submittedAt,
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
  } as unknown as TimesheetAnswer;
}

function drawn(png: Buffer | null): string | null {
  return png && signatureUrl(png);
}
