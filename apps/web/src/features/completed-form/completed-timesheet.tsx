import type { Wire } from '@groundsheet/api-client';
import {
  dateOfDay,
  DAY_LABELS,
  DAYS,
  formatDayMonth,
  formatHours,
  inHours,
  isAdjusted,
  netHoursOf,
  NOT_WORKED,
  TIMESHEET_RATING_LABELS,
  weekFromWire,
  weekTotals,
  type TimesheetDay,
} from '@groundsheet/form-rules';
import type { ReactNode } from 'react';

import { TitledCard } from '../../components/card.js';
import { Facts } from '../../components/facts.js';
import { cn } from '../../lib/cn.js';
import { CompletedLayout, DefectsNotes, MachineHours } from './completed-layout.js';

interface CompletedTimesheetProps {
  id: string;
  form: Wire['TimesheetResponse'];
  back: ReactNode;
}

export function CompletedTimesheet({ id, form: timesheet, back }: CompletedTimesheetProps) {
  return (
    <CompletedLayout
      id={id}
      title="Weekly Timesheet - Completed"
      subtitle={`Week Ending: ${timesheet.weekEnding}`}
      form={timesheet}
      back={back}
    >
      <TimeRecord timesheet={timesheet} />
      <Extras timesheet={timesheet} />
      <MachineHours hours={timesheet.machineHours} />
      <DefectsNotes notes={timesheet.breakdownNotes} />
      <Rating timesheet={timesheet} />
    </CompletedLayout>
  );
}

function TimeRecord({ timesheet }: { timesheet: Wire['TimesheetResponse'] }) {
  const { days } = weekFromWire(timesheet);
  const { totalHours } = weekTotals(days);
  return (
    <TitledCard id="time-record" title="Weekly Time Record" className="overflow-x-auto">
      <table className="figures w-full border-collapse text-sm tablet:text-base">
        <thead>
          <tr className="border-b-2 border-line text-start text-sm text-muted">
            {['Day', 'Start Time', 'Finish Time', 'Break (min)', 'Net Hours'].map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cn('px-0.5 py-2 font-semibold tablet:px-1', index < 3 ? 'text-start' : 'text-end')}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAYS.map((name) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="px-0.5 py-2.5 text-start font-semibold tablet:px-1">
                {DAY_LABELS[name]}
                {timesheet.weekEnding ? (
                  <span className="block text-sm font-normal text-muted">
                    {formatDayMonth(dateOfDay(timesheet.weekEnding, name))}
                  </span>
                ) : null}
              </th>
              <DayCells day={days[name]} />
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="font-bold">
            <th scope="row" colSpan={4} className="px-0.5 py-2.5 text-start tablet:px-1">
              Total
            </th>
            <td className="px-0.5 text-end tablet:px-1">{formatHours(totalHours)}</td>
          </tr>
        </tfoot>
      </table>
    </TitledCard>
  );
}

/** Hours that did not go as planned. */
function Extras({ timesheet }: { timesheet: Wire['TimesheetResponse'] }) {
  const { standingTime, breakdown } = weekTotals(weekFromWire(timesheet).days);
  return (
    <TitledCard id="standing-breakdown" title="Standing and Breakdown">
      <Facts
        absent="-"
        facts={[
          ['Standing time', inHours(standingTime)],
          ['Breakdown', inHours(breakdown)],
        ]}
      />
    </TitledCard>
  );
}

/** What the client or supervisor said when signing. */
function Rating({
  timesheet: { supervisorRating: rating, supervisorNotes: notes },
}: {
  timesheet: Wire['TimesheetResponse'];
}) {
  if (!rating) return null;
  return (
    <TitledCard id="rating" title="Rating">
      <p className="text-xl font-semibold">{TIMESHEET_RATING_LABELS[rating]}</p>
      {notes ? <p className="break-words whitespace-pre-line">{notes}</p> : null}
    </TitledCard>
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
