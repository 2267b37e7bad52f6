import type { Wire } from '@groundsheet/api-client';
import {
  answersFromWire,
  attentionItems,
  captionOf,
  defectsCounted,
  LEGACY_CHECKS,
  legacyResult,
  needsAttention,
  sectionsOf,
  tallyWords,
  VEHICLE_TYPES,
  type CheckAnswers,
  type CheckItem,
  type LegacyResult,
  type NotedItem,
} from '@groundsheet/form-rules';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '../../components/badge.js';
import { TitledCard } from '../../components/card.js';
import { Photo } from '../../components/photo.js';
import { AnswerMark } from '../../forms/answer-mark.js';
import { NoteOfItem, notesOn } from '../../forms/item-notes.js';
import { CompletedLayout, DefectsNotes, MachineHours } from './completed-layout.js';

interface CompletedCheckSheetProps {
  id: string;
  form: Wire['CheckSheetResponse'];
  back: ReactNode;
}

export function CompletedCheckSheet({ id, form: checkSheet, back }: CompletedCheckSheetProps) {
  const { answers } = answersFromWire(checkSheet);
  const defects = attentionItems(checkSheet.selectedVehicle, answers);
  const notes = notesOn(checkSheet);
  const others = notes.filter(({ key }) => !defects.some(({ item }) => item.key === key));
  const told = (
    <>
      <DefectsNotes
        notes={[...others.flatMap(inWords), checkSheet.defectsNotes].filter(Boolean).join('\n')}
      />
      <UploadedPhotos urls={checkSheet.photoURLs} notes={notes} />
    </>
  );
  return (
    <CompletedLayout
      id={id}
      title="Daily Check Sheet - Completed"
      subtitle={`Check Date: ${checkSheet.checkDate}`}
      form={checkSheet}
      back={back}
      first={
        defects.length > 0 ? (
          <>
            <Defects
              items={defects}
              notes={notes}
              machine={checkSheet.plantNumber || checkSheet.machineNumber}
            />
            {told}
          </>
        ) : null
      }
    >
      <MachineHours hours={checkSheet.machineHours} />
      <Sections vehicle={checkSheet.selectedVehicle} answers={answers} />
      <SafetyChecks vehicle={checkSheet.selectedVehicle} answers={answers} />
      {defects.length > 0 ? null : told}
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
  machine: string | null | undefined;
}

/** What a reader has to act on. */
function Defects({ items, notes, machine }: DefectsProps) {
  const counted = defectsCounted(items.length);
  return (
    <TitledCard
      id="defects"
      title={machine ? `${counted}: ${machine}` : counted}
      className="border-2 border-bad"
    >
      <ul>
        {items.map(({ item, answer }) => (
          <li key={item.key} className="border-b border-line py-1 last:border-0">
            <p className="flex min-h-11 items-center justify-between gap-3 font-semibold">
              {item.label} <AnswerMark answer={answer} />
            </p>
            <NoteOfItem notes={notes} of={item.key} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

type Checked = {
  vehicle: keyof typeof VEHICLE_TYPES | null | undefined;
  answers: CheckAnswers;
};

/** The 16 items of the read model, the same for every machine. */
function SafetyChecks({ vehicle, answers }: Checked) {
  return (
    <TitledCard id="safety-checks" title="Daily Safety Checks">
      <dl className="grid gap-x-6 tablet:grid-cols-2">
        {LEGACY_CHECKS.map(({ key, label }) => (
          <Line key={key} label={label}>
            <LegacyMark result={legacyResult(key, vehicle, answers)} />
          </Line>
        ))}
      </dl>
    </TitledCard>
  );
}

function LegacyMark({ result }: { result: LegacyResult }) {
  if (result === 'OK') {
    return (
      <Badge tone="good">
        <Check aria-hidden /> OK
      </Badge>
    );
  }
  if (result === 'DEFECT') {
    return (
      <Badge tone="bad">
        <TriangleAlert aria-hidden /> DEFECT
      </Badge>
    );
  }
  return <span className="px-2.5 text-end text-muted">{result}</span>;
}

/** Every section of the machine as it was really answered. */
function Sections({ vehicle, answers }: Checked) {
  const sections = sectionsOf(vehicle);
  if (!vehicle || sections.length === 0) return null;
  return (
    <section aria-labelledby="sections-title" className="flex flex-col gap-3">
      <h2 id="sections-title" className="text-xl">
        {VEHICLE_TYPES[vehicle]} checks as answered
      </h2>
      <div className="gap-4 tablet:columns-2 [&>*]:mb-4 [&>*]:break-inside-avoid">
        {sections.map(({ name, title, items }) => (
          <TitledCard
            key={name}
            id={`section-${name}`}
            title={title}
            aside={<Tally items={items} answers={answers} />}
            className={needsAttention(items, answers) ? 'border-attention' : ''}
          >
            <dl>
              {items.map(({ key, label }) => (
                <Line key={key} label={label}>
                  <AnswerMark answer={answers[key]} />
                </Line>
              ))}
            </dl>
          </TitledCard>
        ))}
      </div>
    </section>
  );
}

/** Said of sections in which something needs attention. */
function Tally({ items, answers }: { items: readonly CheckItem[]; answers: CheckAnswers }) {
  if (!needsAttention(items, answers)) return null;
  return (
    <Badge tone="attention">
      <TriangleAlert aria-hidden /> {tallyWords(items, answers)}
    </Badge>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1">
      <dt className="min-w-0 wrap-anywhere">{label}</dt>
      <dd className="text-end">{children}</dd>
    </div>
  );
}

function UploadedPhotos({ urls, notes }: { urls: readonly string[]; notes: readonly NotedItem[] }) {
  if (urls.length === 0) return null;
  return (
    <TitledCard id="uploaded-photos" title={`Uploaded Photos (${urls.length})`}>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
        {urls.map((url, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className="block rounded-control">
              <Photo src={url} alt={`Photo ${index + 1}`} />
            </a>
            <p className="mt-1 text-sm wrap-anywhere text-muted empty:hidden">{captionOf(notes, url)}</p>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
