import {
  dateOfDay,
  DAY_LABELS,
  formatDayMonth,
  formatHours,
  isAdjusted,
  netHoursOf,
  NOT_WORKED,
  weekRuns,
  weekTotals,
  type DayName,
  type TimesheetDay,
  type WeekDays,
  type WeekRun,
} from '@groundsheet/form-rules';

import { TriangleAlert } from 'lucide-react';

import { TitledCard } from '../../components/card.js';
import { cn } from '../../lib/cn.js';

const COLUMNS = ['Day', 'Start Time', 'Finish Time', 'Break (min)', 'Net Hours'];

interface TimeRecordProps {
  days: WeekDays;
  weekEnding: string | null | undefined;
  /** What a client says is wrong. */
  queried: ReadonlySet<DayName>;
}

/** The seven days; on a phone those without hours that follow each other are one line. */
export function TimeRecord({ days, weekEnding, queried }: TimeRecordProps) {
  const { totalHours } = weekTotals(days);
  return (
    <TitledCard
      id="time-record"
      title="Weekly Time Record"
      dense
      tabIndex={0}
      className="gap-0 overflow-x-auto max-tablet:gap-0 max-tablet:pb-0"
    >
      <table className="figures w-full border-collapse text-sm tablet:text-base">
        <thead>
          <tr className="border-b-2 border-line text-start text-sm text-muted">
            {COLUMNS.map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cn(
                  'px-0.5 py-0.5 leading-tight font-semibold tablet:px-1 tablet:py-2',
                  index < 3 ? 'text-start' : 'text-end',
                )}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weekRuns(days).map((run) => {
            const [first] = run.days;
            if (run.empty) return <EmptyRun key={first} {...{ run, days, weekEnding, queried }} />;
            return <DayRow key={first} name={first!} day={days[first!]} {...{ weekEnding, queried }} />;
          })}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" colSpan={4} className="px-0.5 py-1.5 text-start tablet:px-1">
              Total
            </th>
            <td className="px-0.5 text-end tablet:px-1">{formatHours(totalHours)}</td>
          </tr>
        </tfoot>
      </table>
    </TitledCard>
  );
}

interface EmptyRunProps extends TimeRecordProps {
  run: WeekRun;
}

/** 'Tue to Sun: no hours' on a phone, and their rows where there is room. */
function EmptyRun({ run, days, ...rest }: EmptyRunProps) {
  return (
    <>
      <tr className="border-b border-line tablet:hidden print:hidden">
        <td colSpan={5} className="px-0.5 py-1.5 text-muted">
          {run.empty?.label}: {run.empty?.words}
        </td>
      </tr>
      {run.days.map((name) => (
        <DayRow key={name} name={name} day={days[name]} {...rest} isFolded />
      ))}
    </>
  );
}

interface DayRowProps extends Pick<TimeRecordProps, 'weekEnding' | 'queried'> {
  name: DayName;
  day: TimesheetDay;
  /** On a phone it is told with its neighbours. */
  isFolded?: boolean;
}

function DayRow({ name, day, weekEnding, queried, isFolded = false }: DayRowProps) {
  const isQueried = queried.has(name);
  const date = weekEnding ? formatDayMonth(dateOfDay(weekEnding, name)) : null;
  return (
    <tr
      className={cn(
        'border-b border-line',
        isFolded && !isQueried && 'not-print:max-tablet:hidden',
        isQueried && 'bg-bad-soft',
      )}
    >
      <th
        scope="row"
        aria-label={[DAY_LABELS[name], date, isQueried && 'queried'].filter(Boolean).join(' ')}
        className="px-0.5 py-1.5 text-start font-semibold whitespace-nowrap tablet:px-1 tablet:py-2.5"
      >
        {DAY_LABELS[name].slice(0, 3)}
        {/* With large letters a small phone has no room for both the whole word and the hours. */}
        <span className="max-tablet:hidden">{DAY_LABELS[name].slice(3)}</span>
        {date ? <span className="ms-1 text-sm font-normal text-muted">{date}</span> : null}
        {isQueried ? (
          <span className="flex items-center gap-1 text-sm text-bad">
            <TriangleAlert aria-hidden className="size-4 shrink-0" /> queried
          </span>
        ) : null}
      </th>
      <DayCells day={day} />
    </tr>
  );
}

/** Empty cells show '-'; a day without times and without an adjustment shows no break and no hours. */
function DayCells({ day }: { day: TimesheetDay }) {
  const hours = netHoursOf(day);
  const begun = Boolean(day.start || day.finish || hours);
  if (day.didNotWork) {
    return (
      <td colSpan={4} className="px-0.5 text-muted tablet:px-1">
        {NOT_WORKED}
      </td>
    );
  }
  return (
    <>
      <td className="px-0.5 tablet:px-1">{day.start ?? '-'}</td>
      <td className="px-0.5 tablet:px-1">{day.finish ?? '-'}</td>
      <td className="px-0.5 text-end tablet:px-1">{begun ? (day.breakMinutes ?? '-') : '-'}</td>
      <td className="px-0.5 text-end font-semibold tablet:px-1">
        {begun || hours > 0 ? formatHours(hours) : '-'}
        {isAdjusted(day) ? <span className="block text-sm font-normal text-muted">adjusted</span> : null}
      </td>
    </>
  );
}
