import fc from 'fast-check';
import { DAYS, emptyDay, type TimesheetDay, type WeekDays } from './days.js';
import { weekRuns } from './week-runs.js';

const worked: TimesheetDay = { ...emptyDay(), start: '07:00', finish: '16:30', netHours: 9 };
const away: TimesheetDay = { ...emptyDay(), didNotWork: true };
const aWeek = (...days: TimesheetDay[]): WeekDays =>
  Object.fromEntries(DAYS.map((name, index) => [name, days[index] ?? emptyDay()])) as WeekDays;
const told = (week: WeekDays) =>
  weekRuns(week).map(({ days, empty }) => (empty ? `${empty.label}: ${empty.words}` : days[0]));

it.each<[string, WeekDays, (string | undefined)[]]>([
  ['of nothing', aWeek(), ['Mon to Sun: no hours']],
  ['of one day', aWeek(worked), ['monday', 'Tue to Sun: no hours']],
  [
    'of five days',
    aWeek(worked, worked, worked, worked, worked),
    [...DAYS.slice(0, 5), 'Sat and Sun: no hours'],
  ],
  ['with a gap of one day', aWeek(worked, emptyDay(), worked), [...DAYS.slice(0, 3), 'Thu to Sun: no hours']],
  ['of a holiday', aWeek(away, away, away), ['Mon to Wed: did not work', 'Thu to Sun: no hours']],
  [
    'of hours without times',
    aWeek({ ...emptyDay(), netHours: 4 }, { ...emptyDay(), netHours: 4 }),
    ['monday', 'tuesday', 'Wed to Sun: no hours'],
  ],
])('tells a week %s in few lines', (_, week, lines) => {
  expect(told(week)).toEqual(lines);
});

it('keeps every day, each once and in its order, and hides no hours', () => {
  const aDay = fc.constantFrom(worked, away, emptyDay());
  fc.assert(
    fc.property(fc.array(aDay, { minLength: 7, maxLength: 7 }), (days) => {
      const week = aWeek(...days);
      const runs = weekRuns(week);
      expect(runs.flatMap((run) => run.days)).toEqual(DAYS);
      for (const { days: names, empty } of runs)
        if (empty) expect(names.every((name) => !week[name].start)).toBe(true);
    }),
  );
});
