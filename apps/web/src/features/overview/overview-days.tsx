import { Button } from '../../components/button.js';
import { DayField } from '../../components/day-field.js';
import { today } from '../../lib/today.js';
import { presetsOf, withDay, type Days } from './overview-search.js';

interface OverviewDaysProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** Which days are looked at. */
export function OverviewDays({ days, onChange }: OverviewDaysProps) {
  return (
    <search aria-label="Days" className="flex flex-wrap items-end gap-3">
      <div role="group" aria-label="Weeks" className="flex flex-wrap gap-2">
        {presetsOf(today()).map(({ label, days: preset }) => (
          <Button
            key={label}
            aria-pressed={preset.from === days.from && preset.to === days.to}
            className="h-field px-3 aria-pressed:border-accent aria-pressed:bg-accent-soft"
            onClick={() => onChange(preset)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div className="grid grow grid-cols-[repeat(auto-fit,minmax(9.5rem,1fr))] gap-3 tablet:max-w-96">
        {(['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            label={end === 'from' ? 'From' : 'To'}
            value={days[end]}
            required
            onDay={(day) => onChange(withDay(days, { [end]: day }))}
          />
        ))}
      </div>
    </search>
  );
}
