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
import { TextField } from '../../../components/field.js';
import { enter } from '../timesheet-draft.js';
import type { StepProps } from './step-props.js';

/** Week ending should be a Saturday: a hint, with both Saturdays one tap away, never a refusal. */
export function WeekEnding({ draft, change, errors }: StepProps) {
  const { weekEnding } = draft.form;
  const set = (date: string) => change((current) => enter(current, { weekEnding: date }));
  const known = isPlainDate(weekEnding);
  return (
    <TitledCard id="week" title="Week">
      <TextField
        id="weekEnding"
        name="weekEnding"
        type="date"
        label="Week ending"
        required
        value={weekEnding}
        error={errors['weekEnding']}
        hint={known ? formatFullDate(weekEnding) : undefined}
        onChange={(event) => {
          if (isPlainDate(event.target.value)) set(event.target.value);
        }}
      />
      <div role="status">
        {known && !isSaturday(weekEnding) ? <SaturdayHint weekEnding={weekEnding} onChoose={set} /> : null}
      </div>
    </TitledCard>
  );
}

function SaturdayHint({ weekEnding, onChoose }: { weekEnding: string; onChoose: (date: string) => void }) {
  const { last, coming } = saturdaysAround(weekEnding);
  return (
    <Notice tone="attention" className="flex-col gap-3">
      <p className="flex items-start gap-2.5 font-semibold">
        <CalendarDays aria-hidden className="mt-0.5 size-5.5 shrink-0" />
        Weeks usually end on a Saturday.
      </p>
      <div className="grid w-full gap-2.5 tablet:grid-cols-2">
        <Button onClick={() => onChoose(last)}>{formatLongDate(last)} (last)</Button>
        <Button onClick={() => onChoose(coming)}>{formatLongDate(coming)} (coming)</Button>
      </div>
    </Notice>
  );
}
