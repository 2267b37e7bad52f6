import { machineKey } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';

import { TitledCard } from '../../components/card.js';
import { isMissed } from '../../forms/machine/certificate-words.js';
import { DefectRow } from '../../forms/machine/defect-row.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { severitiesQuery } from '../../forms/machine/severities-in-force.js';
import { StatusBadge } from '../../forms/machine/status-band.js';
import { cn } from '../../lib/cn.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import { ownDefectsQuery, ownMachinesQuery, type OwnDefect, type OwnMachine } from './api.js';

const LIVE = [DEFECTS_KEY];
const ROW = 'flex flex-col gap-1 py-2 first:pt-0 last:pb-0';

/**
 * A driver's machines that must not be used, or with care alone, and what their own checks have just found: what happened to
 * it, and who is mailed.
 */
export function OwnDefects() {
  useLiveChanges('/api/defects/events', LIVE);
  const { data: defects = [] } = useQuery(ownDefectsQuery);
  const { data: machines = [] } = useQuery(ownMachinesQuery);
  // For the checks that are signed where there is no signal.
  useQuery(severitiesQuery);
  const told = new Set(defects.filter(tellsStatus).map(({ plantNumber }) => machineKey(plantNumber)));
  // What a defect of the list says of its machine already is not said twice; a certificate that is missed is.
  const others = machines.filter(
    ({ plantNumber, certificates }) => certificates.some(isMissed) || !told.has(machineKey(plantNumber)),
  );
  if (defects.length + others.length === 0) return null;
  const isStopped =
    defects.some(({ isStopping }) => isStopping) || others.some(({ status }) => status === 'do-not-use');
  return (
    <TitledCard
      id="own-defects"
      title={titleOf(isStopped, defects.length > 0)}
      className={cn('gap-2', isStopped && 'border-2 border-bad')}
    >
      <ul className="flex flex-col divide-y divide-line">
        {others.map((machine) => (
          <li key={machine.id} className={ROW}>
            <MachineRow machine={machine} />
          </li>
        ))}
        {defects.map((defect) => (
          <li key={defect.id} className={ROW}>
            <p className="flex flex-wrap items-center gap-2 font-semibold">
              {defect.plantNumber} {defect.isStopping ? <StatusBadge status="do-not-use" /> : null}
            </p>
            <DefectRow defect={defect} />
            {defect.isOwn ? <p className="text-sm">{toldWords(defect)}</p> : null}
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

const tellsStatus = ({ isStopping, severity }: OwnDefect) => isStopping || severity === 'B';

function titleOf(isStopped: boolean, hasDefects: boolean): string {
  if (isStopped) return 'A machine you use is stopped';
  return hasDefects ? 'Found by your check' : 'Machines you use';
}

/** A machine with its status and what it comes from; leads to its page. */
function MachineRow({ machine }: { machine: OwnMachine }) {
  const { plantNumber, status, openDefects, certificates } = machine;
  const papers = status === 'do-not-use' ? certificates.filter(isMissed) : certificates;
  const defects = openDefects === 1 ? '1 open defect' : `${openDefects} open defects`;
  return (
    <Link
      to="/machines/$plantNumber"
      params={{ plantNumber }}
      className="flex min-h-touch flex-col justify-center gap-0.5 rounded-control p-1 hover:bg-quiet"
    >
      <span className="flex flex-wrap items-center gap-2 font-semibold">
        <span className="underline underline-offset-4">{plantNumber}</span> <StatusBadge status={status} />
      </span>
      {papers.map(({ id, label, standing, isRequired }) => (
        <span key={id} className="text-sm">
          {label}: {standing}
          {isRequired ? ', required for use' : ''}
        </span>
      ))}
      {openDefects > 0 ? <span className="text-sm text-muted">{defects}</span> : null}
    </Link>
  );
}

/** Whom the check has told. */
function toldWords({ isMailed, customerMailed }: OwnDefect): string {
  if (!isMailed) return 'Supervisors and the office see it on their board.';
  return customerMailed
    ? `Supervisors, the office and ${customerMailed} are told by mail.`
    : 'Supervisors and the office are told by mail.';
}
