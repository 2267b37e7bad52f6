import { folded } from '@groundsheet/form-rules';

/** A piece of a text, and whether it is what was searched for. */
export interface TextPiece {
  text: string;
  found: boolean;
}

/** So many characters of a long text are shown before what was found, and after it. */
const AROUND = 60;

/** Where each character of the folded text stands in the text. */
function placed(text: string): { plain: string; places: number[] } {
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const fold = folded(character);
    // A run of spaces is one.
    if (fold === ' ' && plain.endsWith(' ')) {
      at += character.length;
      continue;
    }
    plain += fold;
    for (let n = 0; n < fold.length; n += 1) places.push(at);
    at += character.length;
  }
  places.push(text.length);
  return { plain, places };
}

/** Cuts a text at every place where the server would find what is searched for: capitals and accents do not matter. */
export function foundIn(text: string, search: string | undefined): TextPiece[] {
  const wanted = folded(search ?? '');
  if (!wanted) return [{ text, found: false }];
  const { plain, places } = placed(text);
  const pieces: TextPiece[] = [];
  let from = 0;
  for (let hit = plain.indexOf(wanted); hit >= 0; hit = plain.indexOf(wanted, hit + wanted.length)) {
    const begin = places[hit]!;
    // An accent behind the last letter belongs to it.
    const end = places[hit + wanted.length]!;
    if (begin > from) pieces.push({ text: text.slice(from, begin), found: false });
    pieces.push({ text: text.slice(begin, end), found: true });
    from = end;
  }
  if (from < text.length) pieces.push({ text: text.slice(from), found: false });
  return pieces;
}

/** The words around the first place where a long text has what is searched for; null where it has not. */
export function excerptOf(text: string, search: string | undefined): string | null {
  if (!search) return null;
  const before = foundIn(text, search);
  const hit = before.findIndex(({ found }) => found);
  if (hit < 0) return null;
  const at = before.slice(0, hit).reduce((sum, piece) => sum + piece.text.length, 0);
  const end = at + before[hit]!.text.length;
  const words = text
    .slice(Math.max(0, at - AROUND), end + AROUND)
    .replace(/\s+/g, ' ')
    .trim();
  return `${at > AROUND ? '…' : ''}${words}${end + AROUND < text.length ? '…' : ''}`;
}
