import { Injectable, type OnModuleInit } from '@nestjs/common';
import { FormKinds, type ExportOfKind, type ExportRow, type FormKindDescriptor } from '@groundsheet/forms';
import { Config, moduleBeside } from '@groundsheet/platform';
import type { ExportedForm } from '@groundsheet/contracts';
import { dateOfDay, DAYS, hasEntries, type WeekDays } from '@groundsheet/form-rules';
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
  readonly exported = ['days', 'breakdown_notes'];

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

  exportOf(row: ExportRow): ExportOfKind {
    const {
      date,
      days,
      breakdown_notes: notes,
    } = row as ExportRow & {
      days: WeekDays;
      breakdown_notes: string | null;
    };
    return { weekEnding: date, days: enteredDays(date, days), attention: [], notes };
  }
}

function enteredDays(weekEnding: string, days: WeekDays): ExportedForm['days'] {
  const entered = DAYS.filter((day) => hasEntries(days[day]));
  const dated = entered.map((day) => ({ date: dateOfDay(weekEnding, day), hours: days[day] }));
  return dated.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
