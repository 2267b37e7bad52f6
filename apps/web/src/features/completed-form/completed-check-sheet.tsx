import type { Wire } from '@groundsheet/api-client';
import {
  answersFromWire,
  LEGACY_CHECKS,
  legacyResult,
  sectionsOf,
  VEHICLE_TYPES,
  type CheckAnswers,
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
  return (
    <CompletedLayout
      id={id}
      title="Daily Check Sheet - Completed"
      subtitle={`Check Date: ${checkSheet.checkDate}`}
      form={checkSheet}
      back={back}
    >
      <MachineHours hours={checkSheet.machineHours} />
      <SafetyChecks answers={answers} />
      <Sections vehicle={checkSheet.selectedVehicle} answers={answers} />
      <DefectsNotes notes={checkSheet.defectsNotes} />
      <UploadedPhotos urls={checkSheet.photoURLs} />
    </CompletedLayout>
  );
}

/** The 16 items of the read model, the same for every machine. */
function SafetyChecks({ answers }: { answers: CheckAnswers }) {
  return (
    <TitledCard id="safety-checks" title="Daily Safety Checks">
      <dl className="grid gap-x-6 tablet:grid-cols-2 office:grid-cols-4">
        {LEGACY_CHECKS.map(({ key, label }) => (
          <Line key={key} label={label}>
            <LegacyMark result={legacyResult(answers[key])} />
          </Line>
        ))}
      </dl>
    </TitledCard>
  );
}

function LegacyMark({ result }: { result: 'OK' | 'DEFECT' | '-' }) {
  if (result === '-') return <span className="px-2.5 text-muted">-</span>;
  return result === 'OK' ? (
    <Badge tone="good">
      <Check aria-hidden /> OK
    </Badge>
  ) : (
    <Badge tone="bad">
      <TriangleAlert aria-hidden /> DEFECT
    </Badge>
  );
}

/** Every section of the machine as it was really answered. */
function Sections({
  vehicle,
  answers,
}: {
  vehicle: keyof typeof VEHICLE_TYPES | null | undefined;
  answers: CheckAnswers;
}) {
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
