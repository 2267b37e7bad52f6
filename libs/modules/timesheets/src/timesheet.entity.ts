import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { DriverForm, FieldColumns, type Stored } from '@groundsheet/forms';
import {
  copyWeek,
  DAYS,
  hasMachineHours,
  hasWorkedDay,
  netHoursOf,
  RATING_FIELDS,
  TIMESHEET_OWN_FIELDS,
  weekTotals,
  withProposals,
  type FormCopy,
  type QueriedLine,
  type Rating,
  type WeekDays,
} from '@groundsheet/form-rules';
import type { TimesheetBody } from './timesheet.dto.js';

const onDays = (figure: string) => DAYS.map((day) => `(days->'${day}'->>'${figure}')::float8`);

/** The columns that the fields of a timesheet make; the class decorator adds them. */
const FormWithWeek = DriverForm as unknown as abstract new () => DriverForm<TimesheetBody> &
  Stored<typeof TIMESHEET_OWN_FIELDS> &
  Stored<typeof RATING_FIELDS>;

/** A driver's week on one machine for one company. */
@Entity({ discriminatorValue: 'timesheet' })
@FieldColumns({ ...TIMESHEET_OWN_FIELDS, ...RATING_FIELDS })
export class Timesheet extends FormWithWeek {
  override readonly kind = 'timesheet';

  @Property({ type: 'json' })
  days!: WeekDays;

  /** Net hours from Monday on. The overview sums them from its index, where `days` of a thousand forms were sorted on the disk. */
  @Property({
    columnType: 'double precision[]',
    nullable: true,
    lazy: true,
    generated: `(array[${onDays('netHours').join(', ')}]) stored`,
  })
  readonly dayHours?: number[];

  /** Hours of the week. */
  @Property({
    type: 'double',
    nullable: true,
    lazy: true,
    generated: `(${onDays('breakdown')
      .map((hours) => `coalesce(${hours}, 0)`)
      .join(' + ')}) stored`,
  })
  readonly breakdown?: number;

  /** What the client or supervisor said when signing. */
  rate(rating: Rating, notes: string | null): void {
    this.supervisorRating = rating;
    this.supervisorNotes = notes;
  }

  /**
   * A new draft for another week that is like this one, for the same recipients; what was so in this week only stays
   * behind.
   *
   * @param today plain date, of the signatures to come
   */
  copy(weekEnding: string, today: string, at: Date): Timesheet {
    return Object.assign(this.draftLike('copy', at), { date: weekEnding, signatureDate: today });
  }

  override content(): Record<string, unknown> {
    const { days, supervisorRating, supervisorNotes } = this;
    return { ...this.entered(), days, supervisorRating, supervisorNotes };
  }

  protected missingOwn(): string[] {
    return [
      ...(hasMachineHours(this) ? [] : ['Machine hours']),
      ...(hasWorkedDay(this) ? [] : ['A day worked']),
    ];
  }

  protected enterOwn({ days }: Pick<TimesheetBody, 'days'>): void {
    this.days = days;
    for (const day of DAYS) this.days[day].netHours = netHoursOf(this.days[day]);
    const { totalHours, standingTime } = weekTotals(this.days);
    Object.assign(this, { totalHours, standingTime });
  }

  /** Takes the figures that a client proposes for single days. */
  takeProposals(lines: readonly QueriedLine[]): void {
    this.enterOwn({ days: withProposals(this.days, lines) });
  }

  protected takeOwnFrom({ days }: Timesheet, copy: FormCopy): void {
    this.enterOwn({ days: copy === 'copy' ? copyWeek(days) : structuredClone(days) });
  }
}
