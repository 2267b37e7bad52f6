import { Fragment, type ReactNode } from 'react';
import {
  dateOfDay,
  DAY_LABELS,
  DAYS,
  formatHours,
  isAdjusted,
  isDayComplete,
  netHoursOf,
  NOT_WORKED,
  weekTotals,
  type DayName,
  type TimesheetDay,
  type WeekDays,
} from '@groundsheet/form-rules';

import { cn } from '../../lib/cn.js';
import { useRoomFor } from '../../lib/use-room-for.js';

/** The days that every week shows, and those that only show when they were worked. */
const WORKING_DAYS = DAYS.slice(0, 5);
const WEEKEND = DAYS.slice(5);

interface WeekShown {
  days: WeekDays;
  weekEnding: string;
}

/** Cells of a day that can be marked as wrong. */
export type DayCell = 'day' | 'break' | 'hours';

/** What stands beside the hours of each day. */
interface BesideDays {
  header: string;
  /** Whether it has something to say of a day that the week itself would leave out. */
  isShown: (day: DayName) => boolean;
  cell: (day: DayName) => ReactNode;
  /** What is opened below a day; null where nothing is. */
  below: (day: DayName) => ReactNode;
  /** What the client says is wrong. */
  wrong: (day: DayName) => ReadonlySet<DayCell>;
}

interface WeekTableProps extends WeekShown {
  /** All seven days. */
  whole?: boolean;
  beside?: BesideDays;
}

function hoursOn(names: readonly DayName[], days: WeekDays): number {
  return Math.round(names.reduce((sum, name) => sum + netHoursOf(days[name]), 0) * 10) / 10;
}

const COLUMNS = ['Day', 'Start', 'Finish', 'Break (min)', 'Net Hours'];
/** Finish below start, where large letters on a small phone leave no room for another column. */
const NARROW_COLUMNS = ['Day', 'Start, finish', 'Break (min)', 'Net Hours'];
const isFigure = (column: string) => (/^(Break|Net)/.test(column) ? 'text-end' : 'pe-1 text-start');
/** Letters of the root that the days need beside something else. */
const ROOM = 21;

/** Monday to Friday always; Saturday and Sunday where they add something to the total. */
export function WeekTable({ days, weekEnding, whole = false, beside }: WeekTableProps) {
  const hasRoom = useRoomFor(ROOM) || !beside;
  const columns = hasRoom ? COLUMNS : NARROW_COLUMNS;
  const { totalHours } = weekTotals(days);
  const weekdays = hoursOn(WORKING_DAYS, days);
  const weekend = hoursOn(WEEKEND, days);
  const shown = DAYS.filter(
    (name) =>
      whole ||
      WORKING_DAYS.includes(name) ||
      isDayComplete(days[name]) ||
      netHoursOf(days[name]) > 0 ||
      beside?.isShown(name),
  );
  return (
    <table className="figures w-full border-collapse text-sm tablet:text-base">
      <thead>
        <tr className="border-b-2 border-line text-sm text-muted">
          {columns.map((column) => (
            <th
              key={column}
              scope="col"
              className={`px-0.5 py-1 leading-tight font-semibold tablet:py-2 ${isFigure(column)}`}
            >
              {column}
            </th>
          ))}
          {beside ? (
            <th scope="col" className="px-0.5 py-1 text-end font-semibold tablet:py-2">
              {beside.header}
            </th>
          ) : null}
        </tr>
      </thead>
      <tbody>
        {shown.map((name) => (
          <DayRow
            key={name}
            name={name}
            day={days[name]}
            weekEnding={weekEnding}
            beside={beside}
            columns={columns.length}
          />
        ))}
      </tbody>
      <tfoot>
        {weekend > 0 ? (
          <>
            <SumRow label="Monday to Friday" hours={weekdays} columns={columns.length} />
            <SumRow label="Saturday and Sunday add" hours={weekend} columns={columns.length} />
          </>
        ) : null}
        <SumRow label="Weekly total" hours={totalHours} columns={columns.length} strong />
      </tfoot>
    </table>
  );
}

interface DayRowProps extends Pick<WeekShown, 'weekEnding'> {
  name: DayName;
  day: TimesheetDay;
  beside: BesideDays | undefined;
  columns: number;
}

/** A day without a start shows no break and no hours, whatever the defaults say. */
function DayRow({ name, day, weekEnding, beside, columns }: DayRowProps) {
  const begun = Boolean(day.start || day.finish);
  const below = beside?.below(name);
  const wrong = beside?.wrong(name);
  const marked = (cell: DayCell) => (wrong?.has(cell) ? 'bg-bad-soft text-bad' : undefined);
  return (
    <Fragment>
      <tr className="border-b border-line">
        <th
          scope="row"
          className={cn('py-2.5 ps-0.5 pe-1 text-start font-semibold whitespace-nowrap', marked('day'))}
        >
          {DAY_LABELS[name].slice(0, 3)} {Number(dateOfDay(weekEnding, name).slice(-2))}
        </th>
        {day.didNotWork ? (
          <td colSpan={columns - 1} className={cn('px-0.5 text-muted', marked('hours') ?? marked('break'))}>
            {NOT_WORKED}
          </td>
        ) : (
          <>
            <td className="ps-0.5 pe-1">
              {day.start ?? '-'}
              {columns < COLUMNS.length && day.finish ? (
                <>
                  <br /> {day.finish}
                </>
              ) : null}
            </td>
            {columns < COLUMNS.length ? null : <td className="ps-0.5 pe-1">{day.finish ?? '-'}</td>}
            <td className={cn('px-0.5 text-end', marked('break'))}>
              {begun ? (day.breakMinutes ?? '-') : '-'}
            </td>
            <td className={cn('px-0.5 text-end font-semibold', marked('hours'))}>
              {begun || netHoursOf(day) > 0 ? formatHours(netHoursOf(day)) : '-'}
              {isDayComplete(day) && isAdjusted(day) ? (
                <span className="block text-sm font-normal text-muted">adjusted</span>
              ) : null}
            </td>
          </>
        )}
        {beside ? <td className="px-0.5 text-end">{beside.cell(name)}</td> : null}
      </tr>
      {below ? (
        <tr className="border-b border-line">
          <td colSpan={columns + 1} className="py-2">
            {below}
          </td>
        </tr>
      ) : null}
    </Fragment>
  );
}

interface SumRowProps {
  label: string;
  hours: number;
  columns: number;
  strong?: boolean;
}

function SumRow({ label, hours, columns, strong = false }: SumRowProps) {
  return (
    <tr className={strong ? 'font-bold' : undefined}>
      <th scope="row" colSpan={columns - 1} className="px-0.5 py-2 text-start font-[inherit]">
        {label}
      </th>
      <td className="px-0.5 text-end">{formatHours(hours)}</td>
    </tr>
  );
}

interface WeekExtrasProps {
  days: WeekDays;
  machineHours?: string | null | undefined;
  breakdownNotes?: string | null | undefined;
}

/** Hours that did not go as planned, and why. */
export function WeekExtras({ days, machineHours, breakdownNotes }: WeekExtrasProps) {
  const { standingTime, breakdown } = weekTotals(days);
  const figures = [
    ['Standing', `${formatHours(standingTime)} h`],
    ['Breakdown', `${formatHours(breakdown)} h`],
    ['Machine hours', machineHours],
  ] as const;
  return (
    <>
      <dl className="flex flex-wrap gap-x-8 gap-y-3">
        {figures.map(([label, figure]) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="figures font-heading text-xl font-bold break-words">{figure}</dd>
          </div>
        ))}
      </dl>
      {breakdownNotes ? (
        <div>
          <p className="font-semibold">Breakdown notes</p>
          <p className="break-words whitespace-pre-line">{breakdownNotes}</p>
        </div>
      ) : null}
    </>
  );
}
