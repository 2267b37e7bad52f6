import type { Wire } from '@groundsheet/api-client';
import {
  answersFromWire,
  attentionItems,
  defectsCounted,
  LEGACY_CHECKS,
  legacyResult,
  sectionsOf,
  VEHICLE_TYPES,
  type CheckAnswers,
  type LegacyResult,
} from '@groundsheet/form-rules';
import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge } from '../../components/badge.js';
import { TitledCard } from '../../components/card.js';
import { Photo } from '../../components/photo.js';
import { AnswerMark } from '../../forms/answer-mark.js';
import { CompletedLayout, DefectsNotes, MachineHours } from './completed-layout.js';

interface CompletedCheckSheetProps {
  id: string;
  checkSheet: Wire['CheckSheetResponse'];
  back: ReactNode;
}

export function CompletedCheckSheet({ id, checkSheet, back }: CompletedCheckSheetProps) {
  const { answers } = answersFromWire(checkSheet);
  const defects = attentionItems(checkSheet.selectedVehicle, answers);
  const told = (
    <>
      <DefectsNotes notes={checkSheet.defectsNotes} />
      <UploadedPhotos urls={checkSheet.photoURLs} />
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
            <Defects items={defects} machine={checkSheet.plantNumber || checkSheet.machineNumber} />
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

interface DefectsProps {
  items: ReturnType<typeof attentionItems>;
  machine: string | null | undefined;
}

/** What a reader has to act on. */
function Defects({ items, machine }: DefectsProps) {
  const counted = defectsCounted(items.length);
  return (
    <TitledCard
      id="defects"
      title={machine ? `${counted}: ${machine}` : counted}
      className="border-2 border-bad"
    >
      <dl>
        {items.map(({ item, answer }) => (
          <Line key={item.key} label={item.label}>
            <AnswerMark answer={answer} />
          </Line>
        ))}
      </dl>
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
          <TitledCard key={name} id={`section-${name}`} title={title}>
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

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center justify-between gap-3 border-b border-line py-1">
      <dt>{label}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  );
}

function UploadedPhotos({ urls }: { urls: readonly string[] }) {
  if (urls.length === 0) return null;
  return (
    <TitledCard id="uploaded-photos" title={`Uploaded Photos (${urls.length})`}>
      <ul className="grid grid-cols-2 gap-3 tablet:grid-cols-3">
        {urls.map((url, index) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer" className="block rounded-control">
              <Photo src={url} alt={`Photo ${index + 1}`} />
            </a>
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}
