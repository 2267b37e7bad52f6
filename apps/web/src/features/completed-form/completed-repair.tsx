import type { Wire } from '@groundsheet/api-client';
import { formatLongDate, SEVERITIES } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

import { TitledCard } from '../../components/card.js';
import { Facts } from '../../components/facts.js';
import { CompletedLayout } from './completed-layout.js';
import { UploadedPhotos } from './uploaded-photos.js';

interface CompletedRepairProps {
  id: string;
  form: Wire['RepairResponse'];
  back: ReactNode;
}

const NOT_RELEASED = 'Do not use the machine until it has been released.';

/** The record of a repair: what was wrong, and what was done about it. */
export function CompletedRepair({ id, form: repair, back }: CompletedRepairProps) {
  const { repairDate, recordedBy, isStopping, answer } = repair;
  return (
    <CompletedLayout
      id={id}
      title="Repair record"
      subtitle={`Day of the repair: ${repairDate ? formatLongDate(repairDate) : '-'}`}
      date={repairDate}
      answer={answer}
      below={[recordedBy ? `Recorded by ${recordedBy}` : null, isStopping ? NOT_RELEASED : null]}
      form={repair}
      back={back}
    >
      <WhatWasWrong repair={repair} />
      <WhatWasDone repair={repair} />
      <UploadedPhotos urls={repair.photoURLs} />
    </CompletedLayout>
  );
}

function WhatWasWrong({ repair }: { repair: Wire['RepairResponse'] }) {
  const { defectId, defect, item, severity, finding, foundOn, defectNote } = repair;
  const name = `${defect} ${item}`;
  return (
    <TitledCard id="what-was-wrong" title="What was wrong" dense className="gap-1">
      {defectId ? (
        <Link
          to="/defects/$id"
          params={{ id: defectId }}
          className="inline-flex min-h-touch items-center self-start font-semibold wrap-anywhere underline"
        >
          {name}
        </Link>
      ) : (
        <p className="font-semibold wrap-anywhere">{name}</p>
      )}
      <Facts
        narrow
        absent="-"
        facts={[
          ['Severity', severity && SEVERITIES[severity]],
          ['Found', [finding, foundOn && formatLongDate(foundOn)].filter(Boolean).join(', ')],
        ]}
      />
      {defectNote ? <p className="wrap-anywhere whitespace-pre-line">{defectNote}</p> : null}
    </TitledCard>
  );
}

function WhatWasDone({ repair: { work, parts, workHours } }: { repair: Wire['RepairResponse'] }) {
  return (
    <TitledCard id="what-was-done" title="What was done" dense className="gap-1">
      <p className="wrap-anywhere whitespace-pre-line">{work}</p>
      <Facts
        narrow
        absent="-"
        facts={[
          ['Parts', parts],
          ['Hours of work', workHours === null || workHours === undefined ? null : String(workHours)],
        ]}
      />
    </TitledCard>
  );
}
