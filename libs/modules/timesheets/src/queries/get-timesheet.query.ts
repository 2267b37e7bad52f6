import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadableForms, signatureUrl, type FormReader } from '@groundsheet/platform';
import { weekToWire } from '@groundsheet/form-rules';
import type { TimesheetAnswer } from '../timesheet.dto.js';
import { Timesheet } from '../timesheet.entity.js';

/** A timesheet for somebody who may read it. */
export class GetTimesheet extends Query<TimesheetAnswer> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetTimesheet)
export class GetTimesheetHandler implements IQueryHandler<GetTimesheet> {
  constructor(private readonly forms: ReadableForms) {}

  async execute({ id, reader }: GetTimesheet): Promise<TimesheetAnswer> {
    return answerOf(await this.forms.open(Timesheet, id, reader));
  }
}

function answerOf(timesheet: Timesheet): TimesheetAnswer {
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

function drawn(png: Buffer | null): string | null {
  return png && signatureUrl(png);
}
