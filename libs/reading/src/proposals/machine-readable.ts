import { titleCaseName } from '@groundsheet/form-rules';
import { parse, type ParseResult } from 'mrz';
import type { Proposal, ReadLine } from '../read-document.js';
import { rowsOf } from '../reading-order.js';

/** What the first of how many lines of which length begins with (ICAO Doc 9303): passports, and cards of two kinds. */
const FORMATS = [
  { begins: 'P', lines: 2, length: 44 },
  { begins: 'IAC', lines: 2, length: 36 },
  { begins: 'IAC', lines: 3, length: 30 },
];
/** So many characters of a line may have been missed or read twice; all of them fillers. */
const [MOST_MISSED, MOST_TWICE] = [24, 8];
const CHECKED = [
  'documentNumberCheckDigit',
  'birthDateCheckDigit',
  'expirationDateCheckDigit',
  'compositeCheckDigit',
];
/** The check digits leave one chance in ten thousand; names have none. */
const [CERTAIN, NAMED_TWICE, NAMED_ONCE] = [0.99, 0.97, 0.8];

interface Candidate {
  readonly text: string;
  readonly line: ReadLine;
}

/** What the machine-readable lines of a passport or an identity card say, if all check digits are right. */
export function machineReadableProposals(lines: readonly ReadLine[]): Proposal[] {
  const candidates = rowsOf(lines).map((row) => ({ text: bareText(row), line: row[0]! }));
  for (const { begins, lines: count, length } of FORMATS) {
    for (let at = 0; at + count <= candidates.length; at += 1) {
      const zone = candidates.slice(at, at + count);
      if (!begins.includes(zone[0]!.text.charAt(0) || ' ')) continue;
      const fitted = zone.map(({ text }) => fittedTo(text, length));
      const parsed = fitted.every((text) => text !== undefined) ? parsedZone(fitted as string[]) : undefined;
      if (parsed) return proposalsFrom(parsed, zone, lines);
    }
  }
  return [];
}

function bareText(row: readonly ReadLine[]): string {
  const text = row.map((line) => line.text).join('');
  return text
    .toUpperCase()
    .replace(/[«‹]/g, '<')
    .replace(/[^A-Z0-9<]/g, '');
}

/** With as many fillers in the longest run of them as make it so long. */
export function fittedTo(text: string, length: number): string | undefined {
  const missed = length - text.length;
  if (!text.includes('<') || missed > MOST_MISSED || -missed > MOST_TWICE) return undefined;
  const longest = [...text.matchAll(/<+/g)].reduce((one, other) =>
    other[0].length > one[0].length ? other : one,
  );
  const fillers = longest[0].length + missed;
  if (fillers < 0) return undefined;
  return text.slice(0, longest.index) + '<'.repeat(fillers) + text.slice(longest.index + longest[0].length);
}

function parsedZone(zone: string[]): ParseResult | undefined {
  try {
    const parsed = parse(zone, { autocorrect: true });
    const isRight = (field: string) =>
      parsed.details.some((detail) => detail.field === field && detail.valid);
    return CHECKED.every(isRight) ? parsed : undefined;
  } catch {
    return undefined; // no format begins so
  }
}

function proposalsFrom(
  { fields, format, documentNumber }: ParseResult,
  zone: readonly Candidate[],
  lines: readonly ReadLine[],
): Proposal[] {
  const isCard = format === 'TD1';
  const [first, last] = [zone[0]!.line, zone.at(-1)!.line];
  const [numbered, dated, named] = isCard ? [first, zone[1]!.line, last] : [last, last, first];
  const isPassport = fields.documentCode?.startsWith('P') === true;
  const until = fields.expirationDate ?? '';
  const name = titleCaseName(`${fields.firstName ?? ''} ${fields.lastName ?? ''}`);
  return [
    { field: 'category', value: isPassport ? 'passport' : 'other', confidence: CERTAIN, box: first.box },
    {
      field: 'number',
      value: documentNumber ?? fields.documentNumber ?? '',
      confidence: CERTAIN,
      box: numbered.box,
    },
    {
      field: 'expires',
      value: `20${until.slice(0, 2)}-${until.slice(2, 4)}-${until.slice(4, 6)}`,
      confidence: CERTAIN,
      box: dated.box,
    },
    {
      field: 'name',
      value: name,
      confidence: isNamedAbove(fields.lastName ?? '', lines, zone) ? NAMED_TWICE : NAMED_ONCE,
      box: named.box,
    },
  ];
}

function isNamedAbove(lastName: string, lines: readonly ReadLine[], zone: readonly Candidate[]): boolean {
  const zoneTop = zone[0]!.line.box.top;
  return lines.some(({ text, box }) => box.top < zoneTop && text.toUpperCase().includes(lastName));
}
