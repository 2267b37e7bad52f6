import { CalendarDays, ChevronDown, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';

import { Button } from '../../components/button.js';
import { DayField } from '../../components/day-field.js';
import { Panel } from '../../components/popover.js';
import { today } from '../../lib/today.js';
import { moved, presetsOf, withDay } from './chosen-days.js';
import type { Days } from './overview-search.js';

interface OverviewDaysProps {
  days: Days;
  onChange: (days: Days) => void;
}

/** Which days are looked at: a step back and forth, and a menu with all others. */
export function OverviewDays({ days, onChange }: OverviewDaysProps) {
  const [open, setOpen] = useState(false);
  return (
    <search aria-label="Days" className="flex flex-wrap items-center gap-2">
      <Button size="icon" aria-label="Earlier" onClick={() => onChange(moved(days, 'earlier'))}>
        <ChevronLeft aria-hidden />
      </Button>
      <Button size="icon" aria-label="Later" onClick={() => onChange(moved(days, 'later'))}>
        <ChevronRight aria-hidden />
      </Button>
      <Panel
        open={open}
        onOpenChange={setOpen}
        title="Which days"
        trigger={
          <Button className="whitespace-nowrap">
            <CalendarDays aria-hidden className="max-tablet:hidden" /> Other days <ChevronDown aria-hidden />
          </Button>
        }
      >
        <div role="group" aria-label="Weeks" className="flex flex-col gap-2">
          {presetsOf(today()).map(({ label, days: preset }) => (
            <Button
              key={label}
              aria-pressed={preset.from === days.from && preset.to === days.to}
              className="justify-start aria-pressed:border-text"
              onClick={() => {
                onChange(preset);
                setOpen(false);
              }}
            >
              {label}
            </Button>
          ))}
        </div>
        {(['from', 'to'] as const).map((end) => (
          <DayField
            key={end}
            label={end === 'from' ? 'From' : 'To'}
            value={days[end]}
            required
            onDay={(day) => onChange(withDay(days, { [end]: day }))}
          />
        ))}
      </Panel>
    </search>
  );
}
