/** Where a firm works, as far as it has bank holidays of its own. */
export const NATIONS = {
  'england-and-wales': 'England and Wales',
  scotland: 'Scotland',
  'northern-ireland': 'Northern Ireland',
} as const;

export type Nation = keyof typeof NATIONS;

export const NATION_NAMES = Object.keys(NATIONS) as Nation[];

type HolidaysOfYear = Readonly<Record<Nation | 'everywhere', readonly string[]>>;

/**
 * Bank holidays by year, `MM-DD`, substitute days in place of those at a weekend. Source: www.gov.uk/bank-holidays; for 2028
 * schedule 1 of the Banking and Financial Dealings Act 1971 with the days that are proclaimed every year. The one of 15 June 2026
 * in Scotland was proclaimed for that year alone. A year is added once it is published.
 */
const HOLIDAYS: Readonly<Record<string, HolidaysOfYear>> = {
  2026: {
    everywhere: ['01-01', '04-03', '05-04', '05-25', '12-25', '12-28'],
    'england-and-wales': ['04-06', '08-31'],
    scotland: ['01-02', '06-15', '08-03', '11-30'],
    'northern-ireland': ['03-17', '04-06', '07-13', '08-31'],
  },
  2027: {
    everywhere: ['01-01', '03-26', '05-03', '05-31', '12-27', '12-28'],
    'england-and-wales': ['03-29', '08-30'],
    scotland: ['01-04', '08-02', '11-30'],
    'northern-ireland': ['03-17', '03-29', '07-12', '08-30'],
  },
  2028: {
    everywhere: ['01-03', '04-14', '05-01', '05-29', '12-25', '12-26'],
    'england-and-wales': ['04-17', '08-28'],
    scotland: ['01-04', '08-07', '11-30'],
    'northern-ireland': ['03-17', '04-17', '07-12', '08-28'],
  },
};

export const YEARS_OF_HOLIDAYS = { first: 2026, last: 2028 } as const;

/** In the order of the calendar, plain dates; none of a year that is not known here. */
export function bankHolidaysOf(year: number, nation: Nation): string[] {
  const known = HOLIDAYS[year];
  if (!known) return [];
  return [...known.everywhere, ...known[nation]].map((day) => `${year}-${day}`).toSorted();
}

/** Whether a day is a bank holiday, as far as its year is known here. */
export function isBankHoliday(date: string, nation: Nation): boolean {
  const [year = '', day = ''] = [date.slice(0, 4), date.slice(5)];
  const known = HOLIDAYS[year];
  return Boolean(known && (known.everywhere.includes(day) || known[nation].includes(day)));
}
