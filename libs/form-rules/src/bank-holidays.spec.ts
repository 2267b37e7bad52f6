import { bankHolidaysOf, isBankHoliday, NATION_NAMES, YEARS_OF_HOLIDAYS } from './bank-holidays.js';
import { addDays, weekdayOf } from './dates.js';

const { first, last } = YEARS_OF_HOLIDAYS;
const YEARS = Array.from({ length: last - first + 1 }, (_, at) => first + at);
const CELLS = YEARS.flatMap((year) => NATION_NAMES.map((nation) => ({ year, nation })));

/** Easter Sunday (Anonymous Gregorian algorithm), worked out apart from the table. */
function easter(year: number): string {
  const [a, b, c] = [year % 19, Math.floor(year / 100), year % 100];
  const [d, e] = [Math.floor(b / 4), b % 4];
  const g = Math.floor((8 * b + 13) / 25);
  const h = (19 * a + b - d - g + 15) % 30;
  const l = (32 + 2 * e + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 19 * l) / 433);
  const month = Math.floor((h + l - 7 * m + 90) / 25);
  const day = (h + l - 7 * m + 33 * month + 19) % 32;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function monday(year: number, month: number, which: 'first' | 'last'): string {
  const days = Array.from({ length: 31 }, (_, at) =>
    addDays(`${year}-${String(month).padStart(2, '0')}-01`, at),
  );
  const mondays = days.filter((day) => Number(day.slice(5, 7)) === month && weekdayOf(day) === 1);
  return mondays.at(which === 'first' ? 0 : -1)!;
}

it.each(CELLS)('of $year in $nation are days from Monday to Friday, each once', ({ year, nation }) => {
  const days = bankHolidaysOf(year, nation);
  expect(days.map(weekdayOf).filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
  expect(new Set(days).size).toBe(days.length);
  const extra = year === 2026 && nation === 'scotland' ? 1 : 0;
  expect(days).toHaveLength({ 'england-and-wales': 8, scotland: 9, 'northern-ireland': 10 }[nation] + extra);
  for (const day of days) expect(isBankHoliday(day, nation)).toBe(true);
});

it.each(CELLS)('of $year in $nation follow Easter and the Mondays of the Act', ({ year, nation }) => {
  const days = bankHolidaysOf(year, nation);
  expect(days).toContain(addDays(easter(year), -2));
  expect(days.includes(addDays(easter(year), 1))).toBe(nation !== 'scotland');
  expect(days).toContain(monday(year, 5, 'first'));
  expect(days).toContain(monday(year, 5, 'last'));
  expect(days).toContain(monday(year, 8, nation === 'scotland' ? 'first' : 'last'));
});

it.each([
  ['2026-11-30', 'scotland', true],
  ['2026-11-30', 'england-and-wales', false],
  ['2026-06-15', 'scotland', true],
  ['2027-06-15', 'scotland', false],
  ['2026-07-13', 'northern-ireland', true],
  ['2026-07-12', 'northern-ireland', false],
  ['2026-12-28', 'england-and-wales', true],
  ['2027-01-04', 'scotland', true],
  ['2029-12-25', 'england-and-wales', false],
] as const)('%s in %s: %s', (day, nation, is) => {
  expect(isBankHoliday(day, nation)).toBe(is);
});
