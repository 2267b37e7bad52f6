import fc from 'fast-check';
import { isBankHoliday, NATION_NAMES } from './bank-holidays.js';
import { addDays, weekdayOf } from './dates.js';
import {
  isWorkingDay,
  noticeEnd,
  noticeWords,
  offHireFaults,
  workingDaysLeft,
  type OffHireEntry,
} from './off-hire.js';

it.each([
  // Day one is the day after.
  ['2026-11-25', 1, 'england-and-wales', '2026-11-26'],
  ['2026-11-25', 7, 'england-and-wales', '2026-12-04'],
  // St Andrew's Day is no working day in Scotland.
  ['2026-11-25', 7, 'scotland', '2026-12-07'],
  // Given on a Friday, a Saturday or a Sunday: day one is Monday.
  ['2026-11-20', 7, 'england-and-wales', '2026-12-01'],
  ['2026-11-21', 7, 'england-and-wales', '2026-12-01'],
  ['2026-11-22', 7, 'england-and-wales', '2026-12-01'],
  // Over Christmas and New Year.
  ['2026-12-23', 7, 'england-and-wales', '2027-01-06'],
  ['2026-12-23', 7, 'scotland', '2027-01-07'],
  ['2026-12-23', 7, 'northern-ireland', '2027-01-06'],
  // Over Easter.
  ['2027-03-24', 3, 'england-and-wales', '2027-03-31'],
  ['2027-03-24', 3, 'scotland', '2027-03-30'],
  // Nothing agreed to wait for.
  ['2026-11-25', 0, 'england-and-wales', '2026-11-25'],
] as const)(
  'of a notice given on %s with %i working days in %s the last day is %s',
  (on, days, nation, end) => {
    expect(noticeEnd(on, days, nation)).toBe(end);
  },
);

const someDay = fc.integer({ min: 0, max: 1000 }).map((days) => addDays('2026-01-01', days));
const someNation = fc.constantFrom(...NATION_NAMES);

it('ends on a working day, after exactly so many working days', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 1, max: 60 }), someNation, (on, days, nation) => {
      const end = noticeEnd(on, days, nation);
      const between = [];
      for (let day = addDays(on, 1); day <= end; day = addDays(day, 1)) between.push(day);
      const worked = between.filter((day) => ![0, 6].includes(weekdayOf(day)) && !isBankHoliday(day, nation));
      expect(worked).toHaveLength(days);
      expect(worked.at(-1)).toBe(end);
      expect(workingDaysLeft(on, end, nation)).toBe(days);
    }),
  );
});

it('never ends earlier for being given later, or for being longer', () => {
  fc.assert(
    fc.property(someDay, fc.integer({ min: 0, max: 59 }), someNation, (on, days, nation) => {
      expect(noticeEnd(addDays(on, 1), days, nation) >= noticeEnd(on, days, nation)).toBe(true);
      expect(noticeEnd(on, days + 1, nation) > noticeEnd(on, days, nation)).toBe(true);
    }),
  );
});

it('counts what is left of it, down to none', () => {
  const left = (today: string) => workingDaysLeft(today, '2026-12-04', 'england-and-wales');
  expect(
    ['2026-11-25', '2026-11-27', '2026-11-28', '2026-12-03', '2026-12-04', '2026-12-09'].map(left),
  ).toEqual([7, 5, 5, 1, 0, 0]);
});

it.each([
  ['2026-11-27', 'england-and-wales', true],
  ['2026-11-28', 'england-and-wales', false],
  ['2026-11-30', 'england-and-wales', true],
  ['2026-11-30', 'scotland', false],
] as const)('knows whether %s is a working day in %s', (day, nation, isOne) => {
  expect(isWorkingDay(day, nation)).toBe(isOne);
});

it.each([
  [{ noticeDays: 7, noticeEnds: '2026-12-04' }, '7 working days, to Fri 4 Dec 2026'],
  [{ noticeDays: 1, noticeEnds: '2026-11-26' }, '1 working day, to Thu 26 Nov 2026'],
  [{ noticeDays: 0, noticeEnds: '2026-11-25' }, 'None: it ends on Wed 25 Nov 2026'],
  [
    { noticeDays: 7, noticeEnds: '2029-01-09' },
    '7 working days, to Tue 9 Jan 2029, bank holidays of 2029 not counted',
  ],
])('says %j as "%s"', (notice, words) => {
  expect(noticeWords(notice)).toBe(words);
});

const WHOLE: OffHireEntry = {
  plantNumber: 'D-114',
  contactName: 'Siân O’Neill',
  firm: 'Northgate Civils Ltd',
  phone: '+44 191 496 0114',
  email: 'sian@northgate-civils.co.uk',
  machineHours: '4,210.5 h',
  siteLocation: '',
  readyFrom: '2026-11-27',
  photos: [],
};
const brief = (change: Partial<OffHireEntry>, guest = true) =>
  offHireFaults({ ...WHOLE, ...change }, { today: '2026-11-25', guest }).map(({ path, code }) => [
    path,
    code,
  ]);

it.each<[Partial<OffHireEntry>, string[][]]>([
  [{}, []],
  [{ plantNumber: ' /- ' }, [['plantNumber', 'off-hire.missing']]],
  [{ contactName: ' \u200b ' }, [['contactName', 'off-hire.missing']]],
  [{ firm: '' }, [['firm', 'off-hire.missing']]],
  [{ phone: 'ring me' }, [['phone', 'off-hire.incomplete']]],
  [{ email: 'sian@' }, [['email', 'off-hire.malformed']]],
  [{ email: 'sian@mailinator-temp.com' }, [['email', 'off-hire.throwaway']]],
  [{ machineHours: 'none' }, [['machineHours', 'off-hire.missing']]],
  [{ machineHours: '-4' }, [['machineHours', 'off-hire.missing']]],
  [{ machineHours: '\u22124.5 h' }, [['machineHours', 'off-hire.missing']]],
  [{ machineHours: '0' }, []],
  [{ readyFrom: '' }, [['readyFrom', 'off-hire.missing']]],
  [{ readyFrom: '2026-02-30' }, [['readyFrom', 'off-hire.missing']]],
  [{ readyFrom: '2026-10-25' }, []],
  [{ readyFrom: '2026-10-24' }, [['readyFrom', 'off-hire.far-off']]],
  [{ readyFrom: '2027-11-27' }, [['readyFrom', 'off-hire.far-off']]],
  [
    { photos: Array.from({ length: 6 }, (_, at) => `/api/objects/${at}`) },
    [['photos', 'off-hire.too-many-photos']],
  ],
])('finds what %j lacks', (change, faults) => {
  expect(brief(change)).toEqual(faults);
});

it('takes any address from an account that is confirmed, and names all faults at once', () => {
  expect(brief({ email: 'sian@mailinator-temp.com' }, false)).toEqual([]);
  const nothing = Object.fromEntries(Object.keys(WHOLE).map((name) => [name, name === 'photos' ? [] : '']));
  expect(brief(nothing).map(([path]) => path)).toEqual([
    ...['plantNumber', 'contactName', 'firm', 'phone', 'email', 'machineHours', 'readyFrom'],
  ]);
});
