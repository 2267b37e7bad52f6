import {
  countAsNight,
  emptyWeek,
  netHoursOf,
  settleNetHours,
  standardShift,
  uncountedDays,
  weekTotals,
  type TimesheetDay,
} from './index.js';

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
  expect(uncountedDays({ ...emptyWeek(), tuesday: day(change) })).toMatchObject([{ name: 'tuesday', why }]);
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

it.each<[string, string, number | null, number | null]>([
  ['22:00', '06:00', 30, 7.5],
  ['21:50', '06:08', 30, 7.8],
  ['19:35', '05:10', 45, 8.8],
  ['23:00', '00:00', 0, 1],
  ['18:00', '06:00', null, 11.5],
  ['23:50', '00:10', 30, null],
  ['07:00', '07:00', 30, null],
  ['07:00', '07:20', 30, null],
])(
  'counts %s to %s with a break of %s, where it ends on the next day, as %s',
  (start, finish, breakMinutes, hours) => {
    const night = day({ start, finish, breakMinutes });
    const [uncounted] = uncountedDays({ ...emptyWeek(), tuesday: night });
    expect(uncounted!.nightHours).toBe(hours);
    if (hours === null) return;
    const counted = { ...emptyWeek(), tuesday: countAsNight(night) };
    expect(uncountedDays(counted)).toEqual([]);
    expect(weekTotals(counted).totalHours).toBe(hours);
    expect(settleNetHours(counted.tuesday)).toEqual({ netHours: hours, adjusted: true });
    expect(netHoursOf({ ...counted.tuesday, netHours: hours + 0.5 })).toBe(hours + 0.5);
  },
);
