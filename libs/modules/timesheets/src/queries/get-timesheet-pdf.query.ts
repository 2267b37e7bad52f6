import { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadableForms, type FormReader } from '@groundsheet/platform';
import { Timesheet } from '../timesheet.entity.js';

/** A timesheet's PDF for somebody who may read it. */
export class GetTimesheetPdf extends Query<StreamableFile> {
  constructor(
    readonly id: string,
    readonly reader: FormReader,
  ) {
    super();
  }
}

@QueryHandler(GetTimesheetPdf)
export class GetTimesheetPdfHandler implements IQueryHandler<GetTimesheetPdf> {
  constructor(private readonly forms: ReadableForms) {}

  execute({ id, reader }: GetTimesheetPdf): Promise<StreamableFile> {
    return this.forms.openPdf(Timesheet, id, reader);
  }
}
