import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { SentForms } from '@groundsheet/platform';
import { Timesheet } from '../timesheet.entity.js';

/** A timesheet's PDF for somebody who holds the key of a mailed link. */
export class GetTimesheetPdf extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly key: string | undefined,
  ) {
    super();
  }
}

@QueryHandler(GetTimesheetPdf)
export class GetTimesheetPdfHandler implements IQueryHandler<GetTimesheetPdf> {
  constructor(private readonly sentForms: SentForms) {}

  execute({ id, key }: GetTimesheetPdf): Promise<StreamableFile> {
    return this.sentForms.openPdf(Timesheet, id, key);
  }
}
