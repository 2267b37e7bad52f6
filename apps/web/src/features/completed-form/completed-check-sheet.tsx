import type { Wire } from '@groundsheet/api-client';
import {
  answersFromWire,
  attentionItems,
  countAnswers,
  defectsCounted,
  itemsOf,
  type NotedItem,
} from '@groundsheet/form-rules';
import type { ReactNode } from 'react';

import { TitledCard } from '../../components/card.js';
import { Photo } from '../../components/photo.js';
import { AnswerMark } from '../../forms/answer-mark.js';
import { notesOn } from '../../forms/item-notes.js';
import { CheckedItems } from './checked-items.js';
import { CompletedLayout, DefectsNotes } from './completed-layout.js';
import { UploadedPhotos } from './uploaded-photos.js';

interface CompletedCheckSheetProps {
  id: string;
  form: Wire['CheckSheetResponse'];
  back: ReactNode;
}

export function CompletedCheckSheet({ id, form: checkSheet, back }: CompletedCheckSheetProps) {
  const { answers } = answersFromWire(checkSheet);
  const { selectedVehicle: vehicle } = checkSheet;
  const defects = attentionItems(vehicle, answers);
  const notes = notesOn(checkSheet);
  const others = notes.filter(({ key }) => !defects.some(({ item }) => item.key === key));
  const { answered, total } = countAnswers(itemsOf(vehicle), answers);
  const isWhole = vehicle && answered === total;
  return (
    <CompletedLayout
      id={id}
      title="Daily Check Sheet - Completed"
      subtitle={`Check Date: ${checkSheet.checkDate}`}
      date={checkSheet.checkDate}
      answer={defects.length > 0 ? defectsCounted(defects.length) : isWhole ? 'No defects' : 'Not complete'}
      below={isWhole ? [] : [`${answered} of ${total} items were answered`]}
      form={checkSheet}
      back={back}
      last={<CheckedItems vehicle={vehicle} answers={answers} />}
    >
      <Defects items={defects} notes={notes} />
      <DefectsNotes
        notes={[...others.flatMap(inWords), checkSheet.defectsNotes].filter(Boolean).join('\n')}
      />
      <UploadedPhotos urls={checkSheet.photoURLs} notes={others} />
    </CompletedLayout>
  );
}

/** Of an item that needs no attention after all, among the notes. */
function inWords({ label, text }: NotedItem): string[] {
  return text ? [`${label}: ${text}`] : [];
}

interface DefectsProps {
  items: ReturnType<typeof attentionItems>;
  notes: readonly NotedItem[];
}

/** What a reader has to act on, each with its photo. */
function Defects({ items, notes }: DefectsProps) {
  if (items.length === 0) return null;
  return (
    <TitledCard id="defects" title="What is wrong" dense className="gap-1 border-2 border-bad">
      <ul>
        {items.map(({ item: { key, label }, answer }) => {
          const note = notes.find((each) => each.key === key);
          return (
            <li key={key} className="flex gap-3 border-b border-line py-1.5 last:border-0 last:pb-0">
              {note?.photo ? (
                <a
                  href={note.photo}
                  target="_blank"
                  rel="noreferrer"
                  className="w-20 shrink-0 rounded-control tablet:w-40"
                >
                  <Photo src={note.photo} alt={`Photo of ${label}`} />
                </a>
              ) : null}
              <div className="min-w-0 grow">
                <p className="flex flex-wrap items-center justify-between gap-x-3 font-semibold">
                  {label} <AnswerMark answer={answer} />
                </p>
                {note?.text ? <p className="wrap-anywhere whitespace-pre-line">{note.text}</p> : null}
              </div>
            </li>
          );
        })}
      </ul>
    </TitledCard>
  );
}
