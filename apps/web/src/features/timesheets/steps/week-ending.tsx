import {
  formatDayOfWeek,
  formatFullDate,
  isPlainDate,
  isSaturday,
  saturdaysAround,
  weeksAt,
} from '@groundsheet/form-rules';
import { CalendarDays } from 'lucide-react';

import { Notice } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { DayField } from '../../../components/day-field.js';
import { today } from '../../../lib/today.js';
import { enter } from '../timesheet-draft.js';
import type { StepProps } from './step-props.js';

/** Week ending should be a Saturday: a hint, with the two weeks it usually is one tap away, never a refusal. */
export function WeekEnding({ draft, change, errors }: StepProps) {
  const { weekEnding } = draft.form;
  const set = (date: string) => change((current) => enter(current, { weekEnding: date }));
  const known = isPlainDate(weekEnding);
  return (
    <TitledCard id="week" title="Week">
      <UsualWeeks weekEnding={weekEnding} onChoose={set} />
      <DayField
        id="weekEnding"
        name="weekEnding"
        label="Week ending"
        required
        value={weekEnding}
        error={errors['weekEnding']}
        hint={known ? formatFullDate(weekEnding) : undefined}
        onDay={(day) => {
          if (day) set(day);
        }}
      />
      <div role="status">
        {known && !isSaturday(weekEnding) ? (
          <Notice tone="attention">
            <CalendarDays aria-hidden />
            Is this the week to {formatDayOfWeek(saturdaysAround(weekEnding).coming)}?
          </Notice>
        ) : null}
      </div>
    </TitledCard>
  );
}

/** Whatever the date says by itself, nearly every timesheet is of one of these. */
function UsualWeeks({ weekEnding, onChoose }: { weekEnding: string; onChoose: (date: string) => void }) {
  const { last, current } = weeksAt(today());
  const weeks = [
    ['Last week', last],
    ['This week', current],
  ] as const;
  return (
    <div className="grid w-full gap-2.5 short:grid-cols-2 tablet:grid-cols-2">
      {weeks.map(([words, date]) => (
        <Button key={date} size="action" aria-pressed={weekEnding === date} onClick={() => onChoose(date)}>
          {words}, to {formatDayOfWeek(date)}
        </Button>
      ))}
    </div>
  );
}
