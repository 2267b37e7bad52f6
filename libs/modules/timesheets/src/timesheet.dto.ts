import { Allow } from 'class-validator';
import { FlatFields, PlainDate, type Fault } from '@groundsheet/platform';
import { completionOf, DescribedBy, formBody, storedForm } from '@groundsheet/forms';
import {
  DAY_LABELS,
  DAYS,
  RATING_FIELDS,
  TIMESHEET_DAY_FIELDS,
  TIMESHEET_FIELDS,
  weekFromWire,
  wirePathOfDay,
  type Rating,
  type WeekDays,
} from '@groundsheet/form-rules';
import { weekFaults } from './week-faults.js';

const FLAT_DAY_FIELDS = DAYS.flatMap((day) =>
  TIMESHEET_DAY_FIELDS.map(({ suffix, about, ...field }) => ({
    ...field,
    name: `${day}${suffix}`,
    about: `${DAY_LABELS[day]}: ${about}`,
  })),
);

/** A timesheet on the wire; its days are folded on the way in. */
@FlatFields(FLAT_DAY_FIELDS)
export class TimesheetBody extends formBody(TIMESHEET_FIELDS) {
  /** On the wire the flat fields of each day, `mondayStart` and so on. */
  @Allow()
  days!: WeekDays;

  static readonly gathersFaults = true;

  static fromWire(flat: object): unknown {
    const { days, rest } = weekFromWire(flat);
    return { ...rest, days };
  }

  static shapeFaults({ days }: TimesheetBody): Fault[] {
    return weekFaults(days);
  }

  static wirePath(path: string): string {
    return wirePathOfDay(path);
  }
}

/** A week and what the client or supervisor said of it, to be signed off in one go. */
@DescribedBy(RATING_FIELDS)
export class CompleteTimesheetBody extends completionOf('timesheetData', TimesheetBody) {
  declare supervisorRating?: Rating | null;
  declare supervisorNotes?: string | null;
}

/** Which week is to be like a sent one. */
export class CopyTimesheetBody {
  @PlainDate({ about: 'Last day of the new week, usually a Saturday.', required: true })
  weekEnding!: string;
}

/** A timesheet that is read: every field of the wire, and what the server adds. */
@DescribedBy(RATING_FIELDS)
export class TimesheetResponse extends storedForm(TimesheetBody) {
  declare supervisorRating: Rating | null;
  declare supervisorNotes: string | null;
}
