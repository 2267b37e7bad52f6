import { emptyDay, emptyWeek, type TimesheetDay } from './days.js';
import {
  adjustNetHours,
  canTakeHalfAnHour,
  changeTimes,
  clearDay,
  computeNetHours,
  copyDown,
  formatHours,
  HALF_HOUR,
  hasEntries,
  isAdjusted,
  isOpen,
  markNotWorked,
  isDayComplete,
  isTime,
  settleNetHours,
  sameTimes,
  standardShift,
  weekTotals,
} from './hours.js';

function aDay(change: Partial<TimesheetDay> = {}): TimesheetDay {
  return { ...emptyDay(), start: '07:00', finish: '16:30', ...change };
}

describe('net hours', () => {
  it.each([
    ['07:00', '16:30', 30, 9],
    ['07:00', '16:30', null, 9],
    ['07:00', '16:30', 0, 9.5],
    ['07:15', '15:45', 45, 7.8],
    ['06:00', '14:20', 30, 7.8],
    ['08:00', '08:20', 30, 0],
    ['16:30', '07:00', 30, 0],
    ['07:00', '07:00', 0, 0],
    ['00:00', '23:59', 0, 24],
    [null, '16:30', 30, 0],
    ['07:00', null, 30, 0],
    ['7 am', '16:30', 30, 0],
    ['07:00', '24:30', 30, 0],
  ])('from %s to %s with a break of %s are %s', (start, finish, breakMinutes, hours) => {
    expect(computeNetHours(start, finish, breakMinutes)).toBe(hours);
  });
});

describe('sent net hours', () => {
  it.each<[string, TimesheetDay, number, boolean]>([
    ['absent: the computed ones', aDay(), 9, false],
    ['equal: no adjustment', aDay({ netHours: 9 }), 9, false],
    ['half an hour more', aDay({ netHours: 9.5 }), 9.5, true],
    ['two hours less', aDay({ netHours: 7 }), 7, true],
    ['none at all', aDay({ netHours: 0 }), 0, true],
    [
      'half an hour off an odd figure',
      aDay({ start: '07:15', finish: '15:45', breakMinutes: 45, netHours: 7.3 }),
      7.3,
      true,
    ],
    ['a night shift', aDay({ start: '20:00', finish: '06:00', netHours: 9.5 }), 9.5, true],
  ])('%s', (_, day, netHours, adjusted) => {
    expect(settleNetHours(day)).toEqual({ netHours, adjusted });
  });

  it.each([9.2, 8.9, -0.5, 24.5, 25, Number.NaN])(
    '%s instead of 9 are refused with a sentence',
    (netHours) => {
      expect(settleNetHours(aDay({ netHours }))).toEqual({
        fault:
          'Net hours must be 9, as worked out from start, finish and break, or differ from that in half-hour steps, between 0 and 24.',
      });
    },
  );
});

it('sums a week without the errors of decimal fractions', () => {
  const week = emptyWeek();
  week.monday = aDay({ working: 7, standing: 1.5, breakdown: 0.5 });
  week.tuesday = aDay({ start: '07:15', finish: '15:45', breakMinutes: 45, working: 6, standing: 1 });
  week.sunday = aDay({ netHours: 9.5, breakdown: 2 });
  expect(weekTotals(week)).toEqual({ totalHours: 26.3, standingTime: 2.5, working: 13, breakdown: 2.5 });
});

it('sums an empty week to nothing', () => {
  expect(weekTotals(emptyWeek())).toEqual({ totalHours: 0, standingTime: 0, working: 0, breakdown: 0 });
});

it.each<[string, Partial<TimesheetDay>, boolean]>([
  ['nothing', {}, false],
  ['a break', { breakMinutes: 60 }, false],
  ['hours of 0', { working: 0, standing: 0, breakdown: 0, netHours: 0 }, false],
  ['a start', { start: '07:00' }, true],
  ['an adjustment', { netHours: 4.5 }, true],
  ['standing hours', { standing: 8 }, true],
  ['a breakdown', { breakdown: 0.5 }, true],
  ['a site', { siteLocation: 'Quay' }, true],
])('tells whether a day with %s has entries', (_, entered, has) => {
  expect(hasEntries({ ...emptyDay(), ...entered })).toBe(has);
});

it('enters the standard shift of 07:00 to 16:30 with 9 hours and keeps the site', () => {
  expect(standardShift({ ...emptyDay(), siteLocation: 'Quay' })).toMatchObject({
    start: '07:00',
    finish: '16:30',
    breakMinutes: 30,
    netHours: 9,
    siteLocation: 'Quay',
  });
});

it('clears the times, sets the break to 30 and the hours to 0', () => {
  expect(clearDay(aDay({ breakMinutes: 60, netHours: 8.5, siteLocation: 'Quay' }))).toMatchObject({
    start: null,
    finish: null,
    breakMinutes: 30,
    netHours: 0,
    siteLocation: 'Quay',
  });
});

it.each([
  [0, '0.0'],
  [9, '9.0'],
  [37.5, '37.5'],
])('writes %p hours as %s', (hours, text) => {
  expect(formatHours(hours)).toBe(text);
});

it('tells hours that were adjusted by hand', () => {
  const day = standardShift(emptyDay());
  expect(isAdjusted(day)).toBe(false);
  expect(isAdjusted({ ...day, netHours: 9.5 })).toBe(true);
  expect(isAdjusted(emptyDay())).toBe(false);
});

describe('the 30 minute buttons', () => {
  it('move by half an hour', () => {
    expect(HALF_HOUR).toBe(0.5);
    expect(adjustNetHours(aDay(), 0.5).netHours).toBe(9.5);
    expect(adjustNetHours(aDay({ netHours: 9.5 }), -0.5).netHours).toBe(9);
  });

  it.each([
    [1, true],
    [0.6, true],
    [0.5, false],
    [0, false],
  ])('at %s hours: may one be taken? %s', (netHours, may) => {
    const night = aDay({ start: '16:30', finish: '16:00', netHours });
    const odd = aDay({ start: '07:00', finish: '08:06', breakMinutes: 0, netHours });
    expect(canTakeHalfAnHour(netHours === 0.6 ? odd : night)).toBe(may);
  });

  it('stop at the limits', () => {
    const least = aDay({ start: null, finish: null, netHours: 0.5 });
    const most = aDay({ netHours: 24 });
    expect(adjustNetHours(least, -0.5)).toEqual(least);
    expect(adjustNetHours(most, 0.5)).toEqual(most);
  });

  it('are forgotten when start, finish or break change', () => {
    expect(changeTimes(aDay({ netHours: 9.5 }), { finish: '17:00' }).netHours).toBe(9.5);
    expect(changeTimes(aDay({ netHours: 9.5 }), { breakMinutes: 60 }).netHours).toBe(8.5);
  });
});

it.each([
  ['07:00', '16:30', true],
  ['07:00', null, false],
  [null, '16:30', false],
  ['', '', false],
])('a day from %s to %s is complete: %s', (start, finish, complete) => {
  expect(isDayComplete(aDay({ start, finish }))).toBe(complete);
});

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['7:00', false],
  ['07:60', false],
  ['07:00:00', false],
])('%s is a time: %s', (text, expected) => {
  expect(isTime(text)).toBe(expected);
});

it('copies a day down over the empty days of the working week', () => {
  const days = emptyWeek();
  days.tuesday = { ...standardShift(days.tuesday), netHours: 9.5, siteLocation: 'Plot 4' };
  days.thursday = { ...days.thursday, start: '06:00' };
  const filled = copyDown(days, 'tuesday');
  expect(filled.wednesday).toMatchObject({
    start: '07:00',
    finish: '16:30',
    netHours: 9.5,
    siteLocation: null,
  });
  expect(filled.friday.netHours).toBe(9.5);
  expect(filled.thursday).toBe(days.thursday);
  expect([filled.monday, filled.saturday].map(({ start }) => start)).toEqual([null, null]);
});

it('marks a day as not worked, until it is taken back or times are entered', () => {
  const off = markNotWorked(aDay({ netHours: 9.5, siteLocation: 'Quay' }));
  expect(off).toEqual({ ...emptyDay(), netHours: 0, siteLocation: 'Quay', didNotWork: true });
  expect([isOpen(off), isOpen(emptyDay()), hasEntries({ ...emptyDay(), didNotWork: true })]).toEqual([
    false,
    true,
    true,
  ]);
  const entered = [
    markNotWorked(off),
    clearDay(off),
    standardShift(off),
    sameTimes(aDay())(off),
    changeTimes(off, { start: '07:00' }),
    adjustNetHours(off, 0.5),
  ];
  expect(entered.map(({ didNotWork }) => didNotWork)).toEqual(entered.map(() => null));
  const days = { ...emptyWeek(), monday: aDay(), wednesday: off };
  expect(copyDown(days, 'monday').wednesday).toBe(off);
});
