import {
  computeNetHours,
  DAY_LABELS,
  dateOfDay,
  DAYS,
  formatLongDate,
  isDayComplete,
  netHoursOf,
  type DayName,
  type TimesheetDay,
} from '@groundsheet/form-rules';

import { TitledCard } from '../../components/card.js';
import type { FormSetShown, TimesheetShown } from './approval-api.js';
import { formatHours, weekOf, WORKING_DAYS } from './approval-facts.js';

/** The week, and how its total comes about. */
export function TimesheetSummary({ set }: { set: FormSetShown }) {
  const { timesheet } = set;
  if (!timesheet) return <WithoutTimesheet set={set} />;
  return (
    <TitledCard
      id="timesheet-summary"
      title="Timesheet Summary"
      aside={<Total hours={weekOf(timesheet).totals.totalHours} />}
    >
      <p className="figures -mt-3">
        Week ending {formatLongDate(timesheet.weekEnding)}
        <span className="block text-sm text-muted">{timesheet.reference}</span>
      </p>
      <WeekTable timesheet={timesheet} />
      <WeekExtras timesheet={timesheet} />
    </TitledCard>
  );
}

function Total({ hours }: { hours: number }) {
  return <p className="figures font-heading text-xl font-bold">{formatHours(hours)} h</p>;
}

function WithoutTimesheet({ set }: { set: FormSetShown }) {
  return (
    <TitledCard id="timesheet-summary" title="Timesheet Summary">
      <p className="text-muted">
        {set.timesheetComplete
          ? 'The timesheet of this week went with a set that was completed before.'
          : 'There is no complete timesheet in this set.'}
      </p>
    </TitledCard>
  );
}

const COLUMNS = ['Day', 'Start', 'Finish', 'Break (min)', 'Net Hours'];
const isFigure = (column: number) => (column < 3 ? 'text-start' : 'text-end');

/** Monday to Friday always; Saturday and Sunday where they add something to the total. */
export function WeekTable({ timesheet, whole = false }: { timesheet: TimesheetShown; whole?: boolean }) {
  const { days, totals, weekdays, weekend } = weekOf(timesheet);
  const shown = DAYS.filter(
    (name) => whole || WORKING_DAYS.includes(name) || isDayComplete(days[name]) || netHoursOf(days[name]) > 0,
  );
  return (
    <table className="figures w-full border-collapse text-sm tablet:text-base">
      <thead>
        <tr className="border-b-2 border-line text-sm text-muted">
          {COLUMNS.map((column, index) => (
            <th key={column} scope="col" className={`px-0.5 py-2 font-semibold ${isFigure(index)}`}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map((name) => (
          <DayRow key={name} name={name} day={days[name]} weekEnding={timesheet.weekEnding} />
        ))}
      </tbody>
      <tfoot>
        {weekend > 0 ? (
          <>
            <SumRow label="Monday to Friday" hours={weekdays} />
            <SumRow label="Saturday and Sunday add" hours={weekend} />
          </>
        ) : null}
        <SumRow label="Weekly total" hours={totals.totalHours} strong />
      </tfoot>
    </table>
  );
}

/** A day without a start shows no break and no hours, whatever the defaults say. */
function DayRow({ name, day, weekEnding }: { name: DayName; day: TimesheetDay; weekEnding: string }) {
  const begun = Boolean(day.start || day.finish);
  const isAdjusted =
    isDayComplete(day) && netHoursOf(day) !== computeNetHours(day.start, day.finish, day.breakMinutes);
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-0.5 py-2.5 text-start font-semibold">
        {DAY_LABELS[name].slice(0, 3)} {Number(dateOfDay(weekEnding, name).slice(-2))}
      </th>
      <td className="px-0.5">{day.start ?? '-'}</td>
      <td className="px-0.5">{day.finish ?? '-'}</td>
      <td className="px-0.5 text-end">{begun ? (day.breakMinutes ?? '-') : '-'}</td>
      <td className="px-0.5 text-end font-semibold">
        {begun || netHoursOf(day) > 0 ? formatHours(netHoursOf(day)) : '-'}
        {isAdjusted ? <span className="block text-sm font-normal text-muted">adjusted</span> : null}
      </td>
    </tr>
  );
}

function SumRow({ label, hours, strong = false }: { label: string; hours: number; strong?: boolean }) {
  return (
    <tr className={strong ? 'font-bold' : undefined}>
      <th scope="row" colSpan={4} className="px-0.5 py-2 text-start font-[inherit]">
        {label}
      </th>
      <td className="px-0.5 text-end">{formatHours(hours)}</td>
    </tr>
  );
}

/** Hours that did not go as planned, and why. */
export function WeekExtras({ timesheet }: { timesheet: TimesheetShown }) {
  const { totals } = weekOf(timesheet);
  const figures = [
    ['Standing', `${formatHours(totals.standingTime)} h`],
    ['Breakdown', `${formatHours(totals.breakdown)} h`],
    ['Machine hours', timesheet.machineHours],
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
      {timesheet.breakdownNotes ? (
        <div>
          <p className="font-semibold">Breakdown notes</p>
          <p className="break-words whitespace-pre-line">{timesheet.breakdownNotes}</p>
        </div>
      ) : null}
    </>
  );
}
