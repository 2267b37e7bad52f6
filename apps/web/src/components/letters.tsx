import type { Wire } from '@groundsheet/api-client';

import { Chip } from './chip.js';

type LetterCount = Wire['LetterCount'];

interface LettersProps {
  /** As the API counts a register. */
  counts: readonly LetterCount[] | undefined;
  /** 'company' and 'companies'. */
  one: string;
  many: string;
  /** The letter that is shown alone. */
  letter: LetterCount['letter'] | undefined;
  onLetter: (letter: LetterCount['letter'] | undefined) => void;
}

/** Up to here a register is looked through as it is. */
const SHORT = 20;

/** How long a register is, and its letters where it is long. */
export function Letters({ counts, one, many, letter, onLetter }: LettersProps) {
  if (!counts) return null;
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const figure = (count: number) => count.toLocaleString('en-GB');
  const isLong = total > SHORT || letter;
  return (
    <div className="flex flex-col gap-2">
      <p role="status" className="text-muted tabular-nums">
        {figure(total)} {total === 1 ? one : many}
      </p>
      {isLong ? (
        <div
          role="group"
          aria-label={`${begun(many)} by letter`}
          className="-mx-1 flex gap-1 overflow-x-auto p-1 office:flex-wrap"
        >
          <Chip chosen={!letter} className="shrink-0" onClick={() => onLetter(undefined)}>
            All
          </Chip>
          {counts.map(({ letter: each, count }) => (
            <Chip
              key={each}
              chosen={each === letter}
              className="shrink-0"
              onClick={() => onLetter(each === letter ? undefined : each)}
            >
              {each} <span className="font-normal tabular-nums">{figure(count)}</span>
            </Chip>
          ))}
        </div>
      ) : null}
    </div>
  );
}

function begun(what: string): string {
  return what.charAt(0).toUpperCase() + what.slice(1);
}
