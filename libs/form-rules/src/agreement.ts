import type { WeekDays } from './days.js';
import { formatDayMonth, weekdayName } from './dates.js';
import { formatHours, weekTotals } from './hours.js';

interface AgreedWeek {
  days: WeekDays;
  weekEnding: string;
  plantNumber?: string | null | undefined;
  machineNumber?: string | null | undefined;
}

/** What the client puts their name to: 'I agree 45.5 hours, week ending Sat 21 Nov, D-114'. */
export function agreementTo(form: AgreedWeek): string {
  const { totalHours } = weekTotals(form.days);
  const weekday = weekdayName(form.weekEnding).slice(0, 3);
  return [
    `I agree ${formatHours(totalHours)} hours`,
    `week ending ${weekday} ${formatDayMonth(form.weekEnding)}`,
    form.plantNumber?.trim() || form.machineNumber?.trim(),
  ]
    .filter(Boolean)
    .join(', ');
}
