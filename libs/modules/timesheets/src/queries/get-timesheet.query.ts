import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadableForms, type FormReader } from '@groundsheet/platform';
import { answerOf } from '../timesheet-answer.js';
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
