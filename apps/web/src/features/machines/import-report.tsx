import { CircleAlert, CirclePlus, Equal, Pencil, type LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';

import { Badge } from '../../components/badge.js';
import type { ImportLine } from './api.js';

/** More are not looked through; the counts above are of all. */
const MOST_SHOWN = 200;

const OUTCOMES: Record<
  ImportLine['outcome'],
  { word: string; icon: LucideIcon; tone: ComponentProps<typeof Badge>['tone'] }
> = {
  wrong: { word: 'Wrong', icon: CircleAlert, tone: 'bad' },
  changed: { word: 'Changed', icon: Pencil, tone: 'attention' },
  new: { word: 'New', icon: CirclePlus, tone: 'good' },
  same: { word: 'The same', icon: Equal, tone: 'plain' },
};
const ORDER = Object.keys(OUTCOMES);

/** What each line would do, what is wrong first. */
export function ImportReport({ lines }: { lines: readonly ImportLine[] }) {
  const sorted = lines.toSorted((a, b) => ORDER.indexOf(a.outcome) - ORDER.indexOf(b.outcome));
  return (
    <div role="region" aria-label="Lines of the file" tabIndex={0} className="max-h-96 overflow-auto">
      <ul className="grid gap-2">
        {sorted.slice(0, MOST_SHOWN).map((line) => (
          <Line key={line.line} line={line} />
        ))}
      </ul>
      {lines.length > MOST_SHOWN ? (
        <p className="py-2 text-muted">
          The first {MOST_SHOWN} of {lines.length} lines are shown.
        </p>
      ) : null}
    </div>
  );
}

function Line({ line: { line, plantNumber, outcome, changes, faults } }: { line: ImportLine }) {
  const { word, icon: Icon, tone } = OUTCOMES[outcome];
  return (
    <li className="grid gap-x-3 gap-y-1 border-b border-line py-2 tablet:grid-cols-[5rem_8rem_8rem_1fr]">
      <span className="text-muted">Line {line}</span>
      <span className="font-semibold break-words">{plantNumber || '-'}</span>
      <span>
        <Badge tone={tone}>
          <Icon aria-hidden /> {word}
        </Badge>
      </span>
      <div className="min-w-0 break-words">
        {faults.map(({ header, message }) => (
          <p key={header + message} className="text-bad">
            {header}: {message}
          </p>
        ))}
        {changes.map(({ header, from, to }) => (
          <p key={header}>
            {header}: <del className="text-muted">{from || 'empty'}</del>{' '}
            <ins className="no-underline">{to || 'empty'}</ins>
          </p>
        ))}
      </div>
    </li>
  );
}
