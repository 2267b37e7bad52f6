import { captionOf, defectsWords, formatLongDate } from '@groundsheet/form-rules';
import { TriangleAlert } from 'lucide-react';

import { TitledCard } from '../../../components/card.js';
import { AnswerMark } from '../../../forms/answer-mark.js';
import { NoteOfItem } from '../../../forms/item-notes.js';
import type { FormSetShown } from '../approval-api.js';
import { checkedSheetOf, issueWord, type CheckedSheet } from './approval-facts.js';
import { SheetPhotos } from './approval-photos.js';

/** What needs attention on the checks of the week, before anything else; nothing where nothing does. */
export function DefectsCard({ set }: { set: FormSetShown }) {
  const sheets = set.checkSheets
    .map(checkedSheetOf)
    .filter(({ attention, notes }) => attention.length > 0 || notes);
  const count = sheets.reduce((sum, { attention }) => sum + attention.length, 0);
  if (sheets.length === 0) return null;
  return (
    <TitledCard
      id="defects"
      dense
      className="border-s-4 border-s-bad"
      title={
        <span className="flex items-center gap-2 text-bad">
          <TriangleAlert aria-hidden className="size-5.5 shrink-0" />
          {count > 0 ? defectsWords(count) : 'Defect notes'}
        </span>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {sheets.map((sheet) => (
          <DefectsOfDay key={sheet.sheet.id} set={set} checked={sheet} />
        ))}
      </ul>
    </TitledCard>
  );
}

function DefectsOfDay({ set, checked }: { set: FormSetShown; checked: CheckedSheet }) {
  const { sheet, attention, notes, itemNotes } = checked;
  const day = formatLongDate(sheet.checkDate);
  const shownBeside = new Set(itemNotes.map(({ photo }) => photo));
  const others = sheet.photoURLs.filter((url) => !shownBeside.has(url));
  return (
    <li className="flex flex-col gap-2 py-3 first:pt-0 last:pb-0">
      <h3 className="text-lg">{day}</h3>
      <ul className="flex flex-col gap-2">
        {attention.map(({ item, answer }) => (
          <li key={item.key} className="flex flex-col gap-1.5">
            <p className="flex flex-wrap items-center gap-x-3">
              <strong className="font-semibold">{item.label}</strong>
              <AnswerMark answer={answer} word={issueWord(answer)} />
              <FirstSeen set={set} formId={sheet.id} item={item.key} checkDate={sheet.checkDate} />
            </p>
            <NoteOfItem notes={itemNotes} of={item.key} />
          </li>
        ))}
      </ul>
      {notes ? (
        <div>
          <p className="text-sm font-semibold text-muted">Defect notes</p>
          <p className="break-words whitespace-pre-line">{notes}</p>
        </div>
      ) : null}
      {others.length > 0 ? (
        <SheetPhotos urls={others} of={day} captionOf={(url) => captionOf(itemNotes, url)} />
      ) : null}
    </li>
  );
}

interface FirstSeenProps {
  set: FormSetShown;
  formId: string;
  item: string;
  checkDate: string;
}

/** Since when the checks of the machine have found it so; those who have the set by a link are not told. */
function FirstSeen({ set, formId, item, checkDate }: FirstSeenProps) {
  const seen = set.defects.find((defect) => defect.formId === formId && defect.key === item);
  if (!seen) return null;
  return (
    <span className="figures text-sm text-muted">
      {seen.firstSeen === checkDate ? 'First seen that day' : `First seen ${formatLongDate(seen.firstSeen)}`}
    </span>
  );
}
