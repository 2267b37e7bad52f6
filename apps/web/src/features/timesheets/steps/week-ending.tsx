import {
  formatFullDate,
  formatLongDate,
  isPlainDate,
  isSaturday,
  saturdaysAround,
} from '@groundsheet/form-rules';
import { CalendarDays } from 'lucide-react';

import { Notice } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { TitledCard } from '../../../components/card.js';
import { DayField } from '../../../components/day-field.js';
import { today } from '../../../lib/today.js';
import { enter } from '../timesheet-draft.js';
import type { StepProps } from './step-props.js';

/** Week ending should be a Saturday: a hint, with both Saturdays one tap away, never a refusal. */
export function WeekEnding({ draft, change, errors }: StepProps) {
  const { weekEnding } = draft.form;
  const set = (date: string) => change((current) => enter(current, { weekEnding: date }));
  const known = isPlainDate(weekEnding);
  return (
    <TitledCard id="week" title="Week">
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
      {known ? <Saturdays weekEnding={weekEnding} onChoose={set} /> : null}
      <div role="status">{known && !isSaturday(weekEnding) ? <SaturdayHint /> : null}</div>
    </TitledCard>
  );
}

/** The Saturdays around today, or around another day that was chosen. */
function Saturdays({ weekEnding, onChoose }: { weekEnding: string; onChoose: (date: string) => void }) {
  const { last, coming } = saturdaysAround(isSaturday(weekEnding) ? today() : weekEnding);
  return (
    <div className="grid w-full gap-2.5 tablet:grid-cols-2">
      <Button aria-pressed={weekEnding === last} onClick={() => onChoose(last)}>
        {formatLongDate(last)} (last)
      </Button>
      {coming === last ? null : (
        <Button aria-pressed={weekEnding === coming} onClick={() => onChoose(coming)}>
          {formatLongDate(coming)} (coming)
        </Button>
      )}
    </div>
  );
}

function SaturdayHint() {
  return (
    <Notice tone="attention">
      <CalendarDays aria-hidden />
      Weeks usually end on a Saturday.
    </Notice>
  );
}
