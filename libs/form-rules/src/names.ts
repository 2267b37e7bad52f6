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
 * Whether a form and an account name the same person: capitals, spaces and the kind of apostrophe do not matter. An
 * empty name matches nothing (docs/product.md, Claims).
 */
export function isSameName(one: string, other: string): boolean {
  return one.trim() !== '' && bareName(one) === bareName(other);
}

function bareName(name: string): string {
  return name.normalize('NFC').replace(/\s/gu, '').replaceAll('’', "'").toUpperCase();
}
