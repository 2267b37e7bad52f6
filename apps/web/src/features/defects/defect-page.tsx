import {
  DEFECT_EVENTS,
  DEFECT_STATES,
  formatLongDate,
  formatCheckTime,
  SEVERITIES,
} from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { FileText, Tractor } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { Card, TitledCard } from '../../components/card.js';
import { Facts } from '../../components/facts.js';
import { LastSeen } from '../../components/last-seen.js';
import { Photo } from '../../components/photo.js';
import { PhotoStrip } from '../../components/photo-strip.js';
import { Skeleton } from '../../components/skeleton.js';
import { DefectMarks } from '../../forms/machine/defect-row.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { StatusBadge } from '../../forms/machine/status-band.js';
import { Refusal } from '../../forms/refusal.js';
import { usePageTitle } from '../../lib/page-title.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import { ownZone } from '../../lib/own-zone.js';
import { defectQuery, type DefectInFull } from './api.js';
import { DefectActs } from './defect-acts.js';

const LIVE = [DEFECTS_KEY];

/** A defect from the check that found it to the check that finds it good (docs/machines.md, Defects). */
export function DefectPage({ id, isOffice }: { id: string; isOffice: boolean }) {
  useLiveChanges('/api/defects/events', LIVE);
  const { data, error } = useQuery(defectQuery(id));
  usePageTitle(data?.number);
  if (error) return <Refusal error={error} offline="This defect cannot be loaded without a signal." />;
  if (!data) return <Skeleton label="Loading the defect..." rows={4} />;
  const { number, plantNumber, item, isStopping, photoUrl, formId } = data;
  return (
    <>
      {data.seenAt ? (
        <LastSeen what="This page" at={data.seenAt} lacks="Anything done since then is missing." />
      ) : null}
      <div className="flex flex-col items-start gap-2">
        <h1 className="text-2xl wrap-anywhere">
          {number} {item}
        </h1>
        {isStopping ? <StatusBadge status="do-not-use" /> : null}
        <DefectMarks defect={data} />
      </div>
      <Card className="grid items-start gap-4 tablet:grid-cols-[1fr_12rem]">
        <Facts absent="-" facts={factsOf(data)} />
        {photoUrl ? <Photo src={photoUrl} alt={`Photo of ${item}`} /> : null}
        <div className="flex flex-wrap gap-2.5 tablet:col-span-2">
          <Link to="/machines/$plantNumber" params={{ plantNumber }} className={buttonVariants()}>
            <Tractor aria-hidden /> Machine {plantNumber}
          </Link>
          {formId ? (
            <Link to="/completed-form/$id" params={{ id: formId }} className={buttonVariants()}>
              <FileText aria-hidden /> Check sheet
            </Link>
          ) : null}
        </div>
      </Card>
      <DefectActs defect={data} isOffice={isOffice} />
      <TitledCard id="history" title="History">
        <ol className="flex flex-col divide-y divide-line">
          {data.events.map(({ kind, at, by, lines, signature, record }, place) => (
            <li key={place} className="flex flex-col gap-0.5 py-2.5 first:pt-0 last:pb-0">
              <p className="font-semibold">{DEFECT_EVENTS[kind]}</p>
              <p className="text-sm text-muted">
                {formatCheckTime(at, ownZone())}
                {by ? `, ${by}` : ''}
              </p>
              {signature ? (
                <img
                  src={signature}
                  alt={`Signature: ${by ?? 'fitter'}`}
                  className="h-18 w-48 rounded-control border border-line bg-sheet object-contain p-1"
                />
              ) : null}
              {lines.map((line) => (
                <p key={line} className="wrap-anywhere">
                  {line}
                </p>
              ))}
              {record ? <PhotoStrip urls={record.photoURLs} of={`repair ${record.reference}`} /> : null}
              {record ? (
                <Link
                  to="/completed-form/$id"
                  params={{ id: record.id }}
                  className="inline-flex min-h-touch items-center self-start underline"
                >
                  Repair record {record.reference}
                </Link>
              ) : null}
            </li>
          ))}
        </ol>
      </TitledCard>
    </>
  );
}

function factsOf(defect: DefectInFull) {
  const { plantNumber, finding, note, severity, state, owner, openedAt, dueOn } = defect;
  return [
    ['Machine', plantNumber],
    ['Found', finding],
    ['What is wrong', note],
    ['Severity', SEVERITIES[severity]],
    ['State', DEFECT_STATES[state]],
    ['In hand with', owner],
    ['Since', formatCheckTime(openedAt, ownZone())],
    ['Due', dueOn ? formatLongDate(dueOn) : 'Next service'],
  ] as const;
}
