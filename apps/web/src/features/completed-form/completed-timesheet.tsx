import type { Wire } from '@groundsheet/api-client';
import { DAY_LABELS, DAYS, netHoursOf, weekFromWire, type TimesheetDay } from '@groundsheet/form-rules';
import type { ReactNode } from 'react';

import { TitledCard } from '../../components/card.js';
import { cn } from '../../lib/cn.js';
import { CompletedLayout, DefectsNotes, MachineHours } from './completed-layout.js';

interface CompletedTimesheetProps {
  id: string;
  timesheet: Wire['TimesheetResponse'];
  back: ReactNode;
}

export function CompletedTimesheet({ id, timesheet, back }: CompletedTimesheetProps) {
  return (
    <CompletedLayout
      id={id}
      title="Weekly Timesheet - Completed"
      subtitle={`Week Ending: ${timesheet.weekEnding}`}
      form={timesheet}
      back={back}
    >
      <TimeRecord timesheet={timesheet} />
      <MachineHours hours={timesheet.machineHours} />
      <DefectsNotes notes={timesheet.breakdownNotes} />
    </CompletedLayout>
  );
}

function TimeRecord({ timesheet }: { timesheet: Wire['TimesheetResponse'] }) {
  const { days } = weekFromWire(timesheet);
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
              </th>
              <DayCells day={days[name]} />
            </tr>
          ))}
        </tbody>
      </table>
    </TitledCard>
  );
}

/** Empty cells show '-'; a day without a start shows no break and no hours, whatever the defaults say. */
function DayCells({ day }: { day: TimesheetDay }) {
  const begun = Boolean(day.start || day.finish);
  return (
    <>
      <td className="px-0.5 tablet:px-1">{day.start ?? '-'}</td>
      <td className="px-0.5 tablet:px-1">{day.finish ?? '-'}</td>
      <td className="px-0.5 text-end tablet:px-1">{begun ? (day.breakMinutes ?? '-') : '-'}</td>
      <td className="px-0.5 text-end font-semibold tablet:px-1">
        {begun || netHoursOf(day) > 0 ? netHoursOf(day).toFixed(1) : '-'}
      </td>
    </>
  );
}
