import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FormKinds, type FormKindDescriptor } from '@groundsheet/forms';
import { Config } from '@groundsheet/platform';
import { moduleBeside } from '@groundsheet/files';
import type { WeekDays } from '@groundsheet/form-rules';
import { timesheetExport } from './timesheet-export.js';
import { changesOf, coverOf, mailOf } from './timesheet-mail.js';
import { paperOf } from './timesheet-paper.js';
import type { Timesheet } from './timesheet.entity.js';
import { timesheetResponse } from './timesheet.response.js';

/** What the server does with a timesheet. */
@Injectable()
export class TimesheetKind implements FormKindDescriptor<Timesheet>, OnModuleInit {
  readonly kind = 'timesheet';
  readonly layout = moduleBeside(import.meta.url, './timesheet.layout');
  readonly responseOf = timesheetResponse;
  readonly mailOf = mailOf;
  readonly changesOf = changesOf;
  readonly coverOf = coverOf;
  readonly exported = timesheetExport;

  constructor(
    private readonly kinds: FormKinds,
    private readonly config: Config,
  ) {}

  onModuleInit(): void {
    this.kinds.register(this);
  }

  paperOf(timesheet: Timesheet, corrected: Timesheet | null): object {
    return paperOf(timesheet, corrected, this.config.timeZone);
  }

  hoursOf({ days }: Timesheet): WeekDays {
    return days;
  }
}
