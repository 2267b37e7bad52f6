import { badgeOf, bucketsOf, setKeyOf, type SetBadge, type SetBucket, type SetState } from './form-sets.js';

it.each<[SetState['status'], boolean, boolean, SetBucket[], SetBadge]>([
  ['pending', true, true, ['ready'], 'Ready for Approval'],
  ['pending', true, false, ['incomplete'], 'Missing Check Sheet'],
  ['pending', false, true, ['incomplete'], 'Missing Timesheet'],
  ['pending', false, false, ['incomplete', 'needs-completion'], 'Missing Both Forms'],
  ['draft', true, true, ['ready', 'needs-completion'], 'Ready for Approval'],
  ['draft', true, false, ['incomplete', 'needs-completion'], 'Missing Check Sheet'],
  ['draft', false, true, ['incomplete', 'needs-completion'], 'Missing Timesheet'],
  ['draft', false, false, ['incomplete', 'needs-completion'], 'Missing Both Forms'],
  ['completed', true, true, [], 'Ready for Approval'],
  ['completed', true, false, [], 'Missing Check Sheet'],
  ['completed', false, true, [], 'Missing Timesheet'],
  ['completed', false, false, [], 'Missing Both Forms'],
])(
  'puts a %s set with timesheet complete %s and check sheet complete %s into %j and calls it %s',
  (status, timesheetComplete, checkSheetComplete, buckets, badge) => {
    const set = { status, timesheetComplete, checkSheetComplete };
    expect(bucketsOf(set)).toEqual(buckets);
    expect(badgeOf(set)).toBe(badge);
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
