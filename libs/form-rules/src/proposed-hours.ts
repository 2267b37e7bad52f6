import { DAYS, type DayName, type TimesheetDay, type WeekDays } from './days.js';
import { changeTimes, computeNetHours, settleNetHours } from './hours.js';
import { figureIn, type QueriedLine, type QueryReason } from './sign-requests.js';

/** The week with the figures that a client proposes for single days; what they say of the sums is for the driver to put right. */
export function withProposals(days: WeekDays, lines: readonly QueriedLine[]): WeekDays {
  const changed = { ...days };
  for (const { key, reason, proposed } of lines) {
    const day = DAYS.find((name): name is DayName => name === key);
    if (day && proposed) changed[day] = withFigure(changed[day], reason, figureIn(proposed));
  }
  return changed;
}

function withFigure(day: TimesheetDay, reason: QueryReason, figure: number): TimesheetDay {
  if (reason === 'standing') return { ...day, standing: figure };
  if (reason === 'breakdown') return { ...day, breakdown: figure };
  if (reason === 'break') return changeTimes(day, { breakMinutes: figure });
  return reason === 'hours' ? withHours(day, figure) : day;
}

/** By hand where that is a step of half an hour; otherwise the day ends sooner or later. */
function withHours(day: TimesheetDay, hours: number): TimesheetDay {
  const byHand = { ...day, netHours: hours, didNotWork: null };
  if (!('fault' in settleNetHours(byHand))) return byHand;
  const { start, breakMinutes } = day;
  const [hour = 0, minute = 0] = (start ?? '').split(':').map(Number);
  const ends = hour * 60 + minute + (breakMinutes ?? 0) + Math.round(hours * 60);
  const finish = `${String(Math.floor(ends / 60)).padStart(2, '0')}:${String(ends % 60).padStart(2, '0')}`;
  const isOfDay = computeNetHours(start, finish, breakMinutes) === hours;
  return isOfDay ? changeTimes(day, { finish }) : day;
}
