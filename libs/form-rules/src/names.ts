import { alike } from './folding.js';

/** Words inside a name that stay in lower case: Jan van der Berg. Not as the first word: Van Morrison. */
const PARTICLES = new Set([
  'van',
  'von',
  'der',
  'den',
  'de',
  'du',
  'da',
  'di',
  'do',
  'dos',
  'das',
  'del',
  'la',
  'le',
  'ter',
  'ten',
]);

/**
 * Title-cases a name when its field is left. Only words that are all one case are changed ('DiCaprio' is left alone);
 * Mc, O', van, de and hyphens are respected.
 */
export function titleCaseName(text: string): string {
  return text
    .trim()
    .split(/\s+/)
    .map((word, index) => titleCaseWord(word, index === 0))
    .join(' ');
}

function titleCaseWord(word: string, first: boolean): string {
  const lower = word.toLowerCase();
  if (word !== lower && word !== word.toUpperCase()) return word;
  if (!first && PARTICLES.has(lower)) return lower;
  return lower.split('-').map(titleCasePart).join('-');
}

function titleCasePart(part: string): string {
  const split = /^(\p{L}['’]|mc)(?=\p{L})(.+)$/u.exec(part);
  return split ? capitalised(split[1]!) + capitalised(split[2]!) : capitalised(part);
}

/** Upper-cases the first letter, even after a bracket or an apostrophe. */
function capitalised(part: string): string {
  return part.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}

/**
 * Whether a form and an account name the same person: letters that look alike are one, and spaces do not matter. An
 * empty name matches nothing (docs/product.md, Claims).
 */
export function isSameName(one: string, other: string): boolean {
  return bareName(one) !== '' && bareName(one) === bareName(other);
}

function bareName(name: string): string {
  return alike(name).replace(/\s/gu, '');
}

/** Whom the machine is on hire to, as typed; null where that is the customer of the register, by whatever capitals and spaces. */
export function onHireTo(
  typed: string | null | undefined,
  customer: string | null | undefined,
): string | null {
  return typed && !isSameName(typed, customer ?? '') ? typed : null;
}

/** The customer of the register and, where that is another firm, whom the machine is on hire to. */
export function hirersOf(
  typed: string | null | undefined,
  customer: string | null | undefined,
): { label: 'Customer' | 'On hire to'; value: string | null }[] {
  const another = onHireTo(typed, customer);
  return [
    ...(customer || !another ? [{ label: 'Customer' as const, value: customer ?? null }] : []),
    ...(another ? [{ label: 'On hire to' as const, value: another }] : []),
  ];
}
