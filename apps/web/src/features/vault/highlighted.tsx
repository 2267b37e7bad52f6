import { foundIn } from './found-words.js';

export function Highlighted({ text, search }: { text: string; search: string | undefined }) {
  return foundIn(text, search).map((piece, place) =>
    piece.found ? (
      <mark key={place} className="rounded-sm bg-accent text-on-accent">
        {piece.text}
      </mark>
    ) : (
      piece.text
    ),
  );
}
