/** Small words inside a name that stay small: Jan van der Berg. Not as the first word: Van Morrison. */
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
 * Title-cases a name as it is typed on a phone, when its field is left. Only words that are all one case are
 * touched (a typed 'DiCaprio' is left alone); Mc, O', van, de and hyphens are respected.
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

/** Upper-cases the first letter, which a bracket or an apostrophe may precede. */
function capitalised(part: string): string {
  return part.replace(/\p{L}/u, (letter) => letter.toUpperCase());
}
