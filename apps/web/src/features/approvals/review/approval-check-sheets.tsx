import { captionOf, formatLongDate, VEHICLE_TYPES } from '@groundsheet/form-rules';
import { Check, TriangleAlert } from 'lucide-react';

import { Badge } from '../../../components/badge.js';
import { TitledCard } from '../../../components/card.js';
import { AnswerMark } from '../../../forms/answer-mark.js';
import { answerWord } from '../../../forms/answer-word.js';
import { NoteOfItem } from '../../../forms/item-notes.js';
import type { FormSetShown } from '../approval-api.js';
import { checkedSheetOf, countOf, NO_DEFECTS, type CheckedSheet } from './approval-facts.js';
import { SheetPhotos } from './approval-photos.js';

/** Every check sheet of the week; in each, what needs attention stands first. */
export function CheckSheetSummary({ set }: { set: FormSetShown }) {
  const sheets = set.checkSheets.map(checkedSheetOf);
  const attention = sheets.reduce((sum, sheet) => sum + sheet.attention.length, 0);
  return (
    <TitledCard
      id="check-sheet-summary"
      title="Daily Check Sheet Summary"
      aside={sheets.length > 0 ? <AttentionBadge count={attention} /> : null}
    >
      {sheets.length === 0 ? (
        <p className="text-muted">There is no complete check sheet in this set.</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {sheets.map((sheet) => (
            <OneSheet key={sheet.sheet.reference} {...sheet} />
          ))}
        </ul>
      )}
    </TitledCard>
  );
}

function AttentionBadge({ count }: { count: number }) {
  return count > 0 ? (
    <Badge tone="attention">
      <TriangleAlert aria-hidden /> {count} to look at
    </Badge>
  ) : (
    <Badge tone="good">
      <Check aria-hidden /> Nothing to look at
    </Badge>
  );
}

function OneSheet(checked: CheckedSheet) {
  const { sheet, attention, others, passed, notApplicable, notes, itemNotes } = checked;
  const id = `sheet-${sheet.reference}`;
  const { selectedVehicle: vehicle, machineHours } = sheet;
  const about = [vehicle && VEHICLE_TYPES[vehicle], machineHours && `${machineHours} machine hours`];
  return (
    <li aria-labelledby={id} className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div>
        <h3 id={id} className="text-lg">
          {formatLongDate(sheet.checkDate)}
        </h3>
        <p className="figures text-sm text-muted">
          {[sheet.reference, ...about].filter(Boolean).join(' · ')}
        </p>
      </div>
      {attention.length > 0 ? <Items items={attention} notes={itemNotes} /> : null}
      <div className="flex flex-col gap-x-4 gap-y-3 has-[>p+p]:flex-row has-[>p+p]:flex-wrap has-[>p+p]:items-baseline">
        <Notes notes={notes} isClean={attention.length === 0} />
        <SheetPhotos
          urls={sheet.photoURLs}
          of={formatLongDate(sheet.checkDate)}
          captionOf={(url) => captionOf(itemNotes, url)}
        />
      </div>
      <details>
        <summary className="flex min-h-touch cursor-pointer items-center gap-2 rounded-control font-semibold">
          <Check aria-hidden className="size-5.5 shrink-0" />
          <span>
            {countOf(passed, 'item')} passed{notApplicable > 0 ? `, ${notApplicable} not applicable` : ''}
          </span>
          <span className="ms-auto text-sm font-normal text-muted underline underline-offset-4">Show</span>
        </summary>
        <Items items={others} notes={itemNotes} />
      </details>
    </li>
  );
}

function Notes({ notes, isClean }: { notes: string | null; isClean: boolean }) {
  if (!notes) return isClean ? <p className="text-muted">{NO_DEFECTS}</p> : null;
  return (
    <div className="rounded-control border border-line bg-paper p-3">
      <p className="text-sm font-semibold text-muted">Defect notes</p>
      <p className="break-words whitespace-pre-line">{notes}</p>
    </div>
  );
}

function Items({ items, notes }: { items: CheckedSheet['others']; notes: CheckedSheet['itemNotes'] }) {
  return (
    <dl className="grid gap-x-6 tablet:grid-cols-2">
      {items.map(({ item, answer }) => (
        <div
          key={item.key}
          className="flex min-h-11 flex-wrap items-center justify-between gap-x-3 border-b border-line py-1"
        >
          <dt>{item.label}</dt>
          <dd className="shrink-0">
            <AnswerMark answer={answer} word={issueWord(answer)} />
          </dd>
          {notes.some(({ key }) => key === item.key) ? (
            <dd className="basis-full">
              <NoteOfItem notes={notes} of={item.key} />
            </dd>
          ) : null}
        </div>
      ))}
    </dl>
  );
}

/** A fail is an issue to those who approve. */
export function issueWord(answer: CheckedSheet['others'][number]['answer']): string {
  return answer === false ? 'Issue' : answerWord(answer);
}
