import {
  adjustNetHours,
  canTakeHalfAnHour,
  changeTimes,
  TIMESHEET_DAY_FIELDS,
  type TimesheetDay,
} from '@groundsheet/form-rules';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../../components/button.js';
import { TextField } from '../../../components/field.js';
import { NumberField } from '../../../components/number-field.js';

export interface DayFieldProps {
  /** For what asks for it. */
  id?: string;
  day: TimesheetDay;
  /** 'Monday', said before each label to who cannot see the heading. */
  dayLabel: string;
  onChange: (rule: (day: TimesheetDay) => TimesheetDay) => void;
  error?: string | undefined;
  /** In a table the column heading is the visible label. */
  inTable?: boolean;
}

type HoursKey = 'working' | 'standing' | 'breakdown';

function limitsOf(key: keyof TimesheetDay) {
  const field = TIMESHEET_DAY_FIELDS.find((each) => each.key === key);
  return { min: field?.min ?? 0, max: field?.max ?? 0, step: field?.step ?? 1 };
}

function labelled(dayLabel: string, label: string, inTable: boolean | undefined) {
  return {
    label: (
      <>
        <span className="sr-only">{dayLabel} </span>
        {label}
      </>
    ),
    labelHidden: inTable ?? false,
    size: inTable ? ('compact' as const) : ('field' as const),
  };
}

export function TimeField({
  day,
  dayLabel,
  onChange,
  error,
  inTable,
  of,
  ...rest
}: DayFieldProps & { of: 'start' | 'finish' }) {
  const [isHalf, setHalf] = useState(false);
  return (
    <TextField
      {...rest}
      {...labelled(dayLabel, of === 'start' ? 'Start' : 'Finish', inTable)}
      type="time"
      value={day[of] ?? ''}
      error={error ?? (isHalf ? 'Please enter hours and minutes' : undefined)}
      onChange={({ target }) => {
        const time = target.value || null;
        if (time) setHalf(false);
        onChange((current) => changeTimes(current, { [of]: time }));
      }}
      // A time of which a part is missing is none, and the browser keeps it in sight.
      onBlur={({ target }) => setHalf(target.validity.badInput)}
    />
  );
}

export function BreakField({ day, dayLabel, onChange, inTable }: DayFieldProps) {
  return (
    <NumberField
      {...labelled(dayLabel, inTable ? 'Break, minutes' : 'Break', inTable)}
      inputMode="numeric"
      {...limitsOf('breakMinutes')}
      value={day.breakMinutes}
      onChange={(breakMinutes) => onChange((current) => changeTimes(current, { breakMinutes }))}
    />
  );
}

const HOURS_LABELS: Record<HoursKey, string> = {
  working: 'Working',
  standing: 'Standing',
  breakdown: 'Breakdown',
};

export function HoursField({ day, dayLabel, onChange, inTable, of }: DayFieldProps & { of: HoursKey }) {
  return (
    <NumberField
      {...labelled(dayLabel, HOURS_LABELS[of], inTable)}
      {...limitsOf(of)}
      value={day[of]}
      onChange={(hours) => onChange((current) => ({ ...current, [of]: hours }))}
    />
  );
}

export function SiteField({
  day,
  dayLabel,
  onChange,
  inTable,
  usual,
}: DayFieldProps & { usual: string | null }) {
  return (
    <TextField
      {...labelled(dayLabel, 'Site, if different', inTable)}
      value={day.siteLocation ?? ''}
      placeholder={usual ?? undefined}
      maxLength={TIMESHEET_DAY_FIELDS.find((field) => field.key === 'siteLocation')?.maxLength}
      autoComplete="off"
      onChange={(event) => {
        const siteLocation = event.target.value || null;
        onChange((current) => ({ ...current, siteLocation }));
      }}
    />
  );
}

/** Half an hour more or less, also of a day without times. */
export function AdjustButtons({ day, dayLabel, onChange, inTable }: DayFieldProps) {
  const text = inTable ? 'sr-only' : undefined;
  return (
    <>
      <Button
        size={inTable ? 'icon' : 'touch'}
        disabled={!canTakeHalfAnHour(day)}
        onClick={() => onChange((current) => adjustNetHours(current, -0.5))}
      >
        <Minus aria-hidden />
        <span className={text}>
          <span className="sr-only">{dayLabel} minus </span>30 min
        </span>
      </Button>
      <Button
        size={inTable ? 'icon' : 'touch'}
        disabled={adjustNetHours(day, 0.5) === day}
        onClick={() => onChange((current) => adjustNetHours(current, 0.5))}
      >
        <Plus aria-hidden />
        <span className={text}>
          <span className="sr-only">{dayLabel} plus </span>30 min
        </span>
      </Button>
    </>
  );
}
