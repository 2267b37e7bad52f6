import { DAYS, type DayName } from '@groundsheet/form-rules';
import { TriangleAlert } from 'lucide-react';

import { Notice } from '../../../components/badge.js';
import { ageOf } from '../../../lib/age.js';
import type { DayCell } from '../../../forms/week/week-summary.js';
import type { FormSetShown } from '../approval-api.js';
import { dayOfLine } from '../day-of-line.js';

type QueryShown = FormSetShown['queries'][number];

/** What the client says of a line of the set. */
interface Said {
  query: QueryShown;
  line: QueryShown['lines'][number];
  /** Null where the line is none of a day. */
  day: DayName | null;
}

/** Everything that clients say is wrong and nobody has dealt with. */
export function saidOf({ queries, checkSheets, collationDate }: FormSetShown): Said[] {
  const dates = new Map(checkSheets.map(({ id, checkDate }) => [id, checkDate]));
  return queries.flatMap((query) =>
    query.lines.map((line) => ({ query, line, day: dayOfLine(line, dates, collationDate) })),
  );
}

/** Which cells of a day it is about: a figure where there is a column for it, else the day. */
export function wrongCellsOf(said: readonly Said[], day: DayName): ReadonlySet<DayCell> {
  const ofDay = said.filter((each) => each.day === day);
  return new Set(
    ofDay.map(({ line: { reason } }) => (reason === 'hours' || reason === 'break' ? reason : 'day')),
  );
}

/** Below a day: who says what, and what it should be. Null where nobody says anything. */
export function SaidOfDay({ said, day }: { said: readonly Said[]; day: DayName }) {
  const ofDay = said.filter((each) => each.day === day);
  return (
    // The table may be wider than a phone with large letters; what is said is read without moving it.
    <ul className="flex max-w-[75vw] flex-col gap-1 text-base">
      {ofDay.map(({ query, line }) => (
        <li key={query.id + line.formId + line.line} className="flex items-start gap-2 text-bad">
          <TriangleAlert aria-hidden className="mt-0.5 size-4.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">
            {query.name}: {(DAYS as readonly string[]).includes(line.line) ? '' : `${line.value}, `}
            {line.words}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Above the table: that something is wrong, and what of it is about no single day. */
export function QueriesOfClient({ set }: { set: FormSetShown }) {
  const said = saidOf(set);
  return set.queries.map((query) => {
    const { id, name, note, afterSigning, at } = query;
    const lines = said.filter((each) => each.query === query);
    const others = lines.filter(({ day }) => day === null);
    return (
      <Notice key={id} tone="bad" role="status">
        <TriangleAlert aria-hidden />
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">
            {name} says something is wrong{afterSigning ? ', after signing' : ''} ({ageOf(at)}).
            {others.length < lines.length ? ' See the days marked below.' : ''}
          </p>
          {others.map(({ line: { formId, line, label, words } }) => (
            <p key={formId + line}>
              {label}: {words}
            </p>
          ))}
          {note ? <p>“{note}”</p> : null}
        </div>
      </Notice>
    );
  });
}
