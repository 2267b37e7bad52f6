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

/** John Smith III. Not IV and the like in small letters: `di` and `vi` are names. */
const NUMERAL = /^(?:II|III|IV|VI{0,3})$/;
/** PJ, TJ: nobody can say them but letter by letter. As the last word it is a name, such as Ng. */
const INITIALS = /^[BCDFGHJ-NP-TV-XZ]{2,3}$/;

/**
 * A name in title case, for when its field is left; with spaces put right. One that has both cases was written with care, and stays;
 * Mc, O', van, de, hyphens, initials and numerals are respected.
 */
export function titleCaseName(text: string): string {
  const name = text.trim().replaceAll(/\s+/g, ' ');
  const lower = lowered(name);
  if (name !== name.toUpperCase() && name !== lower) return name;
  const words = name.split(' ');
  return lower
    .split(' ')
    .map((word, index) => {
      const [first, last] = [index === 0, index === words.length - 1];
      const asTyped = words[index]!;
      if ((last && !first && NUMERAL.test(asTyped)) || (!last && INITIALS.test(asTyped))) return asTyped;
      return !first && PARTICLES.has(word) ? word : word.replaceAll(/[^-.]+/gu, titleCasePart);
    })
    .join(' ');
}

/** Names with a dotted capital I are Turkish, where it is another letter than I. */
function lowered(text: string): string {
  return /[İı]/u.test(text) ? text.toLocaleLowerCase('tr') : text.toLowerCase();
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
