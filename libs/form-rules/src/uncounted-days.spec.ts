import { emptyWeek, standardShift, uncountedDays, type TimesheetDay } from './index.js';

const day = (change: Partial<TimesheetDay>): TimesheetDay => ({ ...emptyWeek().monday, ...change });

it.each<[string, Partial<TimesheetDay>, string]>([
  ['a night', { start: '22:00', finish: '06:00' }, 'the finish is not after the start'],
  ['a finish at the start', { start: '07:00', finish: '07:00' }, 'the finish is not after the start'],
  ['a start alone', { start: '07:00' }, 'there is no finish time'],
  ['a finish alone', { finish: '16:30' }, 'there is no start time'],
  [
    'twenty minutes with a break of thirty',
    { start: '07:00', finish: '07:20', breakMinutes: 30 },
    'the break of 30 minutes is as long as the work',
  ],
  [
    'half an hour with the usual break',
    { start: '07:00', finish: '07:30', breakMinutes: null },
    'the break of 30 minutes is as long as the work',
  ],
])('names %s', (_, change, why) => {
  expect(uncountedDays({ ...emptyWeek(), tuesday: day(change) })).toEqual([{ name: 'tuesday', why }]);
});

it.each<[string, Partial<TimesheetDay>]>([
  ['an empty day', {}],
  ['a usual shift', standardShift(emptyWeek().monday)],
  ['a night whose hours were added', { start: '22:00', finish: '06:00', netHours: 7.5 }],
  ['a start whose hours were added', { start: '07:00', netHours: 4 }],
  ['a day off', { didNotWork: true }],
])('has nothing to say of %s', (_, change) => {
  expect(uncountedDays({ ...emptyWeek(), tuesday: day(change) })).toEqual([]);
});

it('names the days of a week of nights in their order', () => {
  const night = day({ start: '22:00', finish: '06:00' });
  const week = { ...emptyWeek(), monday: night, friday: night, wednesday: night };
  expect(uncountedDays(week).map(({ name }) => name)).toEqual(['monday', 'wednesday', 'friday']);
});
