import { TIMESHEET_DAY_FIELDS, weekFromWire, weekToWire, wirePathOfDay } from './day-fields.js';
import { copyWeek, DAYS, emptyWeek } from './days.js';

it('names the days from Monday to Sunday', () => {
  expect(DAYS).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']);
});

it('knows the nine fields of a day', () => {
  expect(TIMESHEET_DAY_FIELDS.map((field) => field.suffix)).toEqual([
    'Start',
    'Finish',
    'Break',
    'NetHours',
    'Working',
    'Standing',
    'Breakdown',
    'SiteLocation',
    'DidNotWork',
  ]);
});

it('begins a day with a break of 30 minutes and nothing else', () => {
  expect(emptyWeek().sunday).toEqual({
    start: null,
    finish: null,
    breakMinutes: 30,
    netHours: null,
    working: null,
    standing: null,
    breakdown: null,
    siteLocation: null,
    didNotWork: null,
  });
});

it('gives every day of an empty week its own record', () => {
  const week = emptyWeek();
  week.monday.start = '07:00';
  expect(week.tuesday.start).toBeNull();
});

describe('the week on the wire', () => {
  const flat = {
    company: 'Kerr Haulage',
    mondayStart: '07:00',
    mondayFinish: '16:30',
    mondayBreak: 45,
    mondayNetHours: 8.8,
    mondayWorking: 6,
    mondayStanding: 1.5,
    mondayBreakdown: 0.5,
    mondaySiteLocation: 'Wharf Road',
    sundayBreak: 0,
    tuesdayStart: '',
    tuesdayBreak: null,
  };

  it('folds the flat fields into days and leaves the others alone', () => {
    const { days, rest } = weekFromWire(flat);
    expect(rest).toEqual({ company: 'Kerr Haulage' });
    expect(days.monday).toEqual({
      start: '07:00',
      finish: '16:30',
      breakMinutes: 45,
      netHours: 8.8,
      working: 6,
      standing: 1.5,
      breakdown: 0.5,
      siteLocation: 'Wharf Road',
      didNotWork: null,
    });
    expect(days.sunday.breakMinutes).toBe(0);
    expect(days.tuesday).toEqual(emptyWeek().tuesday);
  });

  it('unfolds to all 63 flat fields, empty ones as null', () => {
    const wire = weekToWire(weekFromWire(flat).days);
    expect(Object.keys(wire)).toHaveLength(63);
    expect(wire).toMatchObject({
      mondayStart: '07:00',
      mondayBreakdown: 0.5,
      sundayBreak: 0,
      fridayBreak: 30,
    });
    expect(wire.saturdaySiteLocation).toBeNull();
  });

  it('carries a value of the wrong kind on to the validation', () => {
    expect(weekFromWire({ fridayStart: 7 }).days.friday.start).toBe(7);
  });

  it('leaves a misspelt day field among the others, where it is refused as unknown', () => {
    expect(weekFromWire({ mondaystart: '07:00' }).rest).toEqual({ mondaystart: '07:00' });
  });

  it.each([
    ['days.monday.start', 'mondayStart'],
    ['days.sunday.breakMinutes', 'sundayBreak'],
    ['timesheetData.days.friday.siteLocation', 'timesheetData.fridaySiteLocation'],
    ['days.monday.nonsense', 'days.monday.nonsense'],
    ['machineHours', 'machineHours'],
  ])('calls %s %s', (folded, wire) => {
    expect(wirePathOfDay(folded)).toBe(wire);
  });
});

it('copies the times of a week, not what was done in them', () => {
  const week = emptyWeek();
  const times = { start: '19:00', finish: '05:00', breakMinutes: 45, netHours: 9.5, siteLocation: 'Plot 4' };
  week.tuesday = { ...times, working: 8, standing: 1, breakdown: 0.5, didNotWork: null };
  week.friday.didNotWork = true;
  const copy = copyWeek(week);
  expect(copy).toEqual({
    ...emptyWeek(),
    tuesday: { ...times, working: null, standing: null, breakdown: null, didNotWork: null },
  });
  expect(week.tuesday.working).toBe(8);
});
