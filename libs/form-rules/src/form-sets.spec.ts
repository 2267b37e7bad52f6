import { badgeOf, setKeyOf, type SetBadge } from './form-sets.js';

it.each<[boolean, boolean, SetBadge]>([
  [true, true, 'Ready for Approval'],
  [true, false, 'Missing Check Sheet'],
  [false, true, 'Missing Timesheet'],
  [false, false, 'Missing Both Forms'],
])(
  'calls a set with timesheet complete %s and check sheet complete %s: %s',
  (timesheet, checkSheet, badge) => {
    expect(badgeOf({ timesheetComplete: timesheet, checkSheetComplete: checkSheet })).toBe(badge);
  },
);

it.each([
  ['EX-0417', 'JCB 220X', 'EX-0417'],
  [' ex-04 17 ', null, 'EX-0417'],
  ['  ', 'jcb 220x', 'JCB220X'],
  [null, null, null],
  ['', ' ', null],
])('takes plant number %j and machine %j for %j', (plantNumber, machineNumber, key) => {
  expect(setKeyOf({ plantNumber, machineNumber, date: '2026-11-21' }).plantNumber).toBe(key);
});

it.each([
  ['2026-11-15', '2026-11-21'],
  ['2026-11-20', '2026-11-21'],
  ['2026-11-21', '2026-11-21'],
  ['2026-11-22', '2026-11-28'],
  ['2026-12-31', '2027-01-02'],
])('counts %s to the week that ends on %s', (date, weekEnding) => {
  expect(setKeyOf({ plantNumber: 'X', machineNumber: null, date }).weekEnding).toBe(weekEnding);
});
