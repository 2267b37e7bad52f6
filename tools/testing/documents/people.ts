import type { Chance } from './chance.js';

/** Nobody of these exists. */
const FIRST = ['SAM', 'ALEX', 'ROWAN', 'MEREDYTH', 'JONAH', 'PRIYA', 'CALLUM', 'NIAMH', 'TOMASZ', 'GRACE'];
const SECOND = ['DAVID', 'JOAN', 'LEE', 'MARIE', 'OWEN', 'KAUR', 'JAMES', 'ROSE'];
const LAST = [
  'BRAITHWAITE',
  'MORGAN',
  'FAIRHURST',
  'OKAFOR',
  'TURNBULL',
  'WESTWOOD',
  'PENDLEBURY',
  'HALLIWELL',
];
const STREETS = ['QUARRY LANE', 'MILL STREET', 'STATION ROAD', 'CHAPEL HILL'];
const TOWNS = ['LEEDS, LS1 4AB', 'DERBY, DE1 3AH', 'WREXHAM, LL11 1AY', 'CARLISLE, CA3 8NX'];

export interface Person {
  readonly first: string;
  readonly second: string;
  readonly last: string;
  readonly born: string;
  readonly address: string;
}

export function aPerson(chance: Chance): Person {
  return {
    first: chance.one(FIRST),
    second: chance.one(SECOND),
    last: chance.one(LAST),
    born: aDate(chance, 1962, 2003),
    address: `${chance.between(2, 180)} ${chance.one(STREETS)}, ${chance.one(TOWNS)}`,
  };
}

/** As YYYY-MM-DD. */
export function aDate(chance: Chance, from: number, to: number): string {
  const [year, month, day] = [chance.between(from, to), chance.between(1, 12), chance.between(1, 28)];
  return `${year}-${`${month}`.padStart(2, '0')}-${`${day}`.padStart(2, '0')}`;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** 2031-05-01 as 01.05.2031, 01/05/2031, "1 May 2031" and "01 MAY /MAI 31". */
export function written(date: string, how: 'dots' | 'strokes' | 'words' | 'passport'): string {
  const [year, month, day] = date.split('-') as [string, string, string];
  const name = MONTHS[Number(month) - 1]!;
  const short = name.slice(0, 3).toUpperCase();
  if (how === 'dots') return `${day}.${month}.${year}`;
  if (how === 'strokes') return `${day}/${month}/${year}`;
  if (how === 'words') return `${Number(day)} ${name} ${year}`;
  return `${day} ${short} /${short} ${year.slice(2)}`;
}

const WEIGHTS = [7, 3, 1];

/** The check digit of a machine-readable zone (ICAO Doc 9303, part 3, 4.9). */
export function checkDigit(text: string): string {
  const sum = [...text].reduce((all, letter, at) => {
    const value = letter === '<' ? 0 : parseInt(letter, 36);
    return all + value * WEIGHTS[at % 3]!;
  }, 0);
  return `${sum % 10}`;
}

/** The two lines at the foot of a British passport. */
export function machineReadable(person: Person, number: string, expires: string): [string, string] {
  const short = (date: string) => date.replaceAll('-', '').slice(2);
  const checked = (text: string) => text + checkDigit(text);
  const names = `P<GBR${person.last}<<${person.first}<${person.second}`.padEnd(44, '<');
  const [document, born, until] = [checked(number), checked(short(person.born)), checked(short(expires))];
  const personal = checked('<'.repeat(14));
  const whole = checkDigit(document + born + until + personal);
  return [names, `${document}GBR${born}M${until}${personal}${whole}`];
}
