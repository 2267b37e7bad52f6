import fc from 'fast-check';
import {
  badgeOf,
  lacksOf,
  machineKey,
  needsOf,
  setKeyOf,
  type FormLacking,
  type SetBadge,
} from './form-sets.js';

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
  ['EX-0417', 'JCB 220X', 'EX0417', 'EX-0417'],
  [' ex-04 17 ', null, 'EX0417', 'EX-0417'],
  ['R.400/2', null, 'R4002', 'R.400/2'],
  ['  ', 'jcb 220x', 'JCB220X', 'JCB220X'],
  ['-', 'JCB 220X', 'JCB220X', 'JCB220X'],
  [null, null, null, null],
  ['', ' - ', null, null],
])('takes plant number %j and machine %j for %j, written %j', (plantNumber, machineNumber, key, written) => {
  const set = setKeyOf({ plantNumber, machineNumber, date: '2026-11-21' });
  expect([set.machineKey, set.plantNumber]).toEqual([key, written]);
});

describe('a machine', () => {
  const character = fc.constantFrom(...'abcxyzABCXYZ0189éŁłжΩ');
  const letters = fc.array(character, { minLength: 1, maxLength: 12 });
  const between = fc.array(fc.constantFrom(' ', '-', '\u2013', '.', '/', '_', '#', '\u00a0', "'", '(', '\n'));

  it('is the same whatever stands between its letters and digits, in any capitals', () => {
    fc.assert(
      fc.property(letters, fc.array(between, { minLength: 13, maxLength: 13 }), (of, gaps) => {
        const written = gaps.flatMap((gap, at) => [...gap, of[at] ?? '']).join('');
        const key = machineKey(of.join(''));
        expect(machineKey(written)).toBe(key);
        expect(machineKey(written.toLowerCase())).toBe(key);
        expect(machineKey(key)).toBe(key);
      }),
    );
  });

  it('is another with another letter or digit, or one more', () => {
    fc.assert(
      fc.property(letters, fc.nat(), character, (of, at, other) => {
        const place = at % of.length;
        const changed = of.with(place, other);
        const isSame = other.toUpperCase() === of[place]!.toUpperCase();
        expect(machineKey(changed.join('')) === machineKey(of.join(''))).toBe(isSame);
        expect(machineKey([...of, other].join(''))).not.toBe(machineKey(of.join('')));
      }),
    );
  });
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

const CHECK = {
  kind: 'check-sheet',
  date: '2026-11-19',
  missing: ['3 of 25 items', 'Driver’s signature'],
} as const;
const SHEET = { kind: 'timesheet', date: '2026-11-21', missing: [] } as const;

it.each<[string, FormLacking[], boolean, string[], string]>([
  ['nothing', [SHEET, { ...CHECK, missing: [] }], true, [], ''],
  ['everything', [], false, ['No timesheet', 'No check sheet'], 'timesheet and check sheet'],
  ['no timesheet where an earlier set has it', [{ ...CHECK, missing: [] }], true, [], ''],
  [
    'a finished check',
    [SHEET, CHECK],
    true,
    ['Check sheet Thu 19 Nov: 3 of 25 items, driver’s signature'],
    'check sheet',
  ],
  [
    'two signatures',
    [
      SHEET,
      ...['18', '19'].map((day) => ({ ...CHECK, date: `2026-11-${day}`, missing: ['Driver’s signature'] })),
    ],
    true,
    ['Check sheet Wed 18 Nov: driver’s signature', 'Check sheet Thu 19 Nov: driver’s signature'],
    'check sheets',
  ],
  [
    'hours and checks',
    [{ ...SHEET, missing: ['Machine hours'] }],
    false,
    ['No check sheet', 'Timesheet: machine hours'],
    'timesheet and check sheet',
  ],
])('says that a set lacks %s', (_, forms, timesheetComplete, lines, needs) => {
  expect(lacksOf({ forms, timesheetComplete })).toEqual(lines);
  expect(needsOf({ forms, timesheetComplete })).toBe(needs);
});
