import type { Wire } from '@groundsheet/api-client';
import { DAY_LABELS, DAYS, netHoursOf, weekFromWire, type TimesheetDay } from '@groundsheet/form-rules';
import { CircleCheck, Download } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge, Notice } from '../../components/badge.js';
import { buttonVariants } from '../../components/button.js';
import { TitledCard } from '../../components/card.js';
import { cn } from '../../lib/cn.js';
import { timesheetPdfUrl } from './api.js';

interface CompletedTimesheetProps {
  id: string;
  timesheet: Wire['TimesheetAnswer'];
  /** The link back, made by the route. */
  back: ReactNode;
}

export function CompletedTimesheet({ id, timesheet, back }: CompletedTimesheetProps) {
  return (
    <main className="mx-auto flex w-full max-w-page flex-col gap-4 px-edge py-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        {back}
        <Badge tone="good">
          <CircleCheck aria-hidden /> Completed
        </Badge>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div>
          <h1 className="text-2xl">Weekly Timesheet - Completed</h1>
          <p className="text-muted">Week Ending: {timesheet.weekEnding}</p>
        </div>
        <a
          href={timesheetPdfUrl(id)}
          download
          className={cn(buttonVariants({ variant: 'primary', size: 'action' }), 'w-full tablet:w-auto')}
        >
          <Download aria-hidden /> Download PDF
        </a>
      </div>
      <div className="grid items-start gap-4 tablet:grid-cols-2">
        <TitledCard id="company-details" title="Company Details">
          <Facts
            facts={[
              ['Company', timesheet.company],
              ['Client', timesheet.clientCompany],
              ['Site Location', timesheet.siteLocation],
            ]}
          />
        </TitledCard>
        <TitledCard id="equipment-details" title="Equipment Details">
          <Facts
            facts={[
              ['Plant Number', timesheet.plantNumber],
              ['Machine', timesheet.machineNumber],
              ['Driver', timesheet.driverSignedName],
            ]}
          />
        </TitledCard>
      </div>
      <TimeRecord timesheet={timesheet} />
      {timesheet.machineHours ? (
        <TitledCard id="machine-hours" title="Machine Hours">
          <p className="figures text-xl font-semibold">{timesheet.machineHours}</p>
        </TitledCard>
      ) : null}
      {timesheet.breakdownNotes ? (
        <TitledCard id="notes" title="Defects/Notes">
          <p className="whitespace-pre-line">{timesheet.breakdownNotes}</p>
        </TitledCard>
      ) : null}
      <Notice tone="good">
        <CircleCheck aria-hidden />
        <p>
          <strong>Form Completed:</strong> This form has been successfully submitted and emailed to clients
        </p>
      </Notice>
    </main>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, string | null | undefined])[] }) {
  return (
    <dl className="flex flex-col gap-2">
      {facts.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[8.5rem_1fr] gap-2">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 font-semibold break-words">{value || '-'}</dd>
        </div>
      ))}
    </dl>
  );
}

function TimeRecord({ timesheet }: { timesheet: Wire['TimesheetAnswer'] }) {
  const { days } = weekFromWire(timesheet);
  return (
    <TitledCard id="time-record" title="Weekly Time Record">
      <table className="figures w-full border-collapse text-sm tablet:text-base">
        <thead>
          <tr className="border-b-2 border-line text-start text-sm text-muted">
            {['Day', 'Start Time', 'Finish Time', 'Break (min)', 'Net Hours'].map((column, index) => (
              <th
                key={column}
                scope="col"
                className={cn('px-1 py-2 font-semibold', index < 3 ? 'text-start' : 'text-end')}
              >
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {DAYS.map((name) => (
            <tr key={name} className="border-b border-line">
              <th scope="row" className="px-1 py-2.5 text-start font-semibold">
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
      <td className="px-1">{day.start ?? '-'}</td>
      <td className="px-1">{day.finish ?? '-'}</td>
      <td className="px-1 text-end">{begun ? (day.breakMinutes ?? '-') : '-'}</td>
      <td className="px-1 text-end font-semibold">{begun ? netHoursOf(day).toFixed(1) : '-'}</td>
    </>
  );
}
