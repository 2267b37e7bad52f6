import { formatCheckTime, MACHINE_STATUSES, SEVERITIES } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { OctagonX, TriangleAlert } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import type { DefectOnMachine } from './machine-status-api.js';
import { seenMachineQuery } from './seen-machine.js';
import { StoppedHere } from './stopped-here.js';
import { ageOf } from '../../lib/age.js';
import { ownZone } from '../../lib/own-zone.js';

/** Fewer letters are no plant number that anybody has finished typing. */
const LEAST_LETTERS = 2;
/** How the machine of a form is; undefined as long as nobody knows, or the register has none. */
export function useMachineState(plantNumber: string | null | undefined) {
  const written = plantNumber?.trim() ?? '';
  const { data } = useQuery({
    ...seenMachineQuery(written),
    enabled: written.length >= LEAST_LETTERS,
  });
  return data ?? undefined;
}

/** 'D-1042 Park brake, do not use, since Tue 17 Nov, 07:12' */
export function defectLine({ number, item, severity, isStopping, openedAt }: DefectOnMachine): string {
  const asks = isStopping
    ? MACHINE_STATUSES['do-not-use']
    : severity === 'A'
      ? 'Repaired, to be checked'
      : SEVERITIES[severity];
  return `${number} ${item}: ${asks.toLowerCase()}, since ${formatCheckTime(openedAt, ownZone())}`;
}

/** What is open on the machine of a form, before anything is answered. It holds nothing up. */
export function OpenOnMachine({ plantNumber }: { plantNumber: string | null | undefined }) {
  return (
    <>
      <StoppedHere plantNumber={plantNumber ?? ''} />
      <KnownOpen plantNumber={plantNumber} />
    </>
  );
}

function KnownOpen({ plantNumber }: { plantNumber: string | null | undefined }) {
  const state = useMachineState(plantNumber);
  const due = state?.certificates.filter((certificate) => certificate.state !== 'good') ?? [];
  if (!state || state.defects.length + due.length === 0) return null;
  const isStopped = state.status === 'do-not-use';
  const Icon = isStopped ? OctagonX : TriangleAlert;
  return (
    <Notice tone={isStopped ? 'bad' : 'attention'} role="status">
      <Icon aria-hidden />
      <div className="min-w-0 text-text">
        <p className="font-semibold">
          {isStopped ? `${MACHINE_STATUSES['do-not-use']}: ` : ''}Open on this machine
          {state.seenAt ? `, as loaded ${ageOf(state.seenAt)}` : ''}:
        </p>
        <ul className="list-disc ps-5">
          {state.defects.map((defect) => (
            <li key={defect.number}>{defectLine(defect)}</li>
          ))}
          {due.map(({ id, label, standing }) => (
            <li key={id}>
              {label}: {standing}
            </li>
          ))}
        </ul>
      </div>
    </Notice>
  );
}
