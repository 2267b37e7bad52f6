import { isPlainDate } from '@groundsheet/form-rules';

export interface DateInText {
  /** As YYYY-MM-DD. */
  readonly date: string;
  readonly from: number;
  readonly to: number;
  /** Its year has two figures: the century is a guess, for now the present one. */
  readonly isShort: boolean;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const NAME = `(${MONTHS.join('|')})[a-z]*\\.?`;
const YEAR = '((?:19|20|21)\\d\\d|\\d\\d)';

/** What is read may have a space beside a one, which stands far from its neighbours. Each finds day, month and year in the order that `order` gives. */
const FORMS: readonly { pattern: RegExp; order: readonly ('day' | 'month' | 'year')[] }[] = [
  {
    pattern: /(?<!\d)((?:19|20|21)\d\d) ?[-/.] ?(\d{1,2}) ?[-/.] ?(\d{1,2})(?!\d)/g,
    order: ['year', 'month', 'day'],
  },
  {
    pattern: new RegExp(`(?<!\\d)([0-3] ?\\d|\\d) ?([-/.]) ?([01] ?\\d|\\d) ?\\2 ?${YEAR}(?!\\d)`, 'g'),
    order: ['day', 'month', 'year'],
  },
  // 21 December 2031, 21. Dec 2031, 21st Dec 2031 (the small letters are often misread), 21-DEC-31, and with a second language: 21 DEC /DEC 31
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?: ?(?:st|nd|rd|th))? *["'“”’*°.,]*(?: *of\\b)?[ -]*${NAME}[ -]*(?:/ ?[a-z]{3,4}\\.? *)?,?[ -]*${YEAR}(?!\\d)`,
      'gi',
    ),
    order: ['day', 'month', 'year'],
  },
  {
    pattern: new RegExp(`\\b${NAME} *(\\d{1,2})(?:st|nd|rd|th)?,? +((?:19|20|21)\\d\\d)(?!\\d)`, 'gi'),
    order: ['month', 'day', 'year'],
  },
];

/** A month alone, as what a text begins with: 02/2028, 02/28, February 2027, Feb-27. */
const MONTH_ALONE = [
  new RegExp(`^\\W*${NAME}[ '/-]*((?:19|20|21)\\d\\d|\\d\\d)(?![\\d/.-]|\\w)`, 'i'),
  /^\D*?(?<![A-Z])(\d{1,2}) ?[/.-] ?((?:19|20|21)\d\d|\d\d)(?! ?[/.-]? ?\d|\w)/i,
];

/** The last day of the month that a text begins with: cards expire so. A day before the month, whatever became of it, is a date. */
export function monthEndIn(text: string): string | undefined {
  for (const form of MONTH_ALONE) {
    const match = form.exec(text);
    if (match) return dateOf(match, ['month', 'year']);
  }
  return undefined;
}

/** All whole dates in a text, British (day before month), ISO and in words, in the order in which they stand. */
export function datesIn(text: string): DateInText[] {
  const found: DateInText[] = [];
  for (const { pattern, order } of FORMS) {
    for (const match of text.matchAll(pattern)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const date = dateOf(match, order);
      const isFree = found.every((other) => to <= other.from || from >= other.to);
      const isShort = !match[0].includes(date?.slice(0, 4) ?? '');
      if (date && isFree) found.push({ date, from, to, isShort });
    }
  }
  return found.toSorted((a, b) => a.from - b.from);
}

function dateOf(match: RegExpExecArray, order: readonly ('day' | 'month' | 'year')[]): string | undefined {
  // What is between two figures is found as well, and is none of the three.
  const groups = match
    .slice(1)
    .map((group) => group.replaceAll(' ', ''))
    .filter((group) => /\w/.test(group));
  const part = (name: 'day' | 'month' | 'year') => groups[order.indexOf(name)]?.toLowerCase();
  const year = Number(part('year')!.padStart(4, '20'));
  const month = numberOfMonth(part('month')!);
  const day = part('day') ?? `${new Date(Date.UTC(year, month, 0)).getUTCDate()}`;
  const date = `${year}-${two(month)}-${two(Number(day))}`;
  return isPlainDate(date) ? date : undefined;
}

function numberOfMonth(text: string): number {
  const index = MONTHS.indexOf(text.slice(0, 3));
  return index < 0 ? Number(text) : index + 1;
}

function two(value: number): string {
  return `${value}`.padStart(2, '0');
}
