import type { Wire } from '@groundsheet/api-client';
import { inHours, TIMESHEET_RATING_LABELS, weekFromWire, weekTotals } from '@groundsheet/form-rules';
import type { ReactNode } from 'react';

import { useQueriedDays } from './ask-client.js';
import { CompletedLayout, DefectsNotes } from './completed-layout.js';
import { TimeRecord } from './time-record.js';

interface CompletedTimesheetProps {
  id: string;
  form: Wire['TimesheetResponse'];
  back: ReactNode;
}

export function CompletedTimesheet({ id, form: timesheet, back }: CompletedTimesheetProps) {
  const { days } = weekFromWire(timesheet);
  const queried = useQueriedDays(id, timesheet.readAs);
  const { totalHours, standingTime, breakdown } = weekTotals(days);
  const extras = `Standing ${inHours(standingTime)}, breakdown ${inHours(breakdown)}`;
  return (
    <CompletedLayout
      id={id}
      title="Weekly Timesheet - Completed"
      subtitle={`Week Ending: ${timesheet.weekEnding}`}
      date={timesheet.weekEnding}
      answer={inHours(totalHours)}
      below={[[extras, ratingOf(timesheet)].filter(Boolean).join('. ')]}
      form={timesheet}
      back={back}
    >
      <TimeRecord days={days} weekEnding={timesheet.weekEnding} queried={queried} />
      <DefectsNotes notes={timesheet.breakdownNotes} />
    </CompletedLayout>
  );
}

/** What the client or supervisor said when signing. */
function ratingOf({ supervisorRating: rating, supervisorNotes: notes }: Wire['TimesheetResponse']) {
  return rating && `Rating: ${[TIMESHEET_RATING_LABELS[rating], notes?.trim()].filter(Boolean).join('. ')}`;
}
