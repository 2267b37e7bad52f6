import { machineKey } from '@groundsheet/form-rules';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Fragment } from 'react';

import { TitledCard } from '../../components/card.js';
import { isMissed } from '../../forms/machine/certificate-words.js';
import { DefectRow } from '../../forms/machine/defect-row.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
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
  const told = new Set(defects.filter(tellsStatus).map(({ plantNumber }) => machineKey(plantNumber)));
  // What a defect of the list says of its machine already is not said twice; a certificate that is missed is.
  const others = machines.filter(
    ({ plantNumber, certificates }) => certificates.some(isMissed) || !told.has(machineKey(plantNumber)),
  );
  if (defects.length + others.length === 0) return null;
  const [stopped, going] = [true, false].map((isStopped) =>
    byMachine(others, defects).filter((machine) => machine.isStopped === isStopped),
  ) as [Told[], Told[]];
  return (
    <>
      <ToldCard
        id="stopped"
        title="A machine you use is stopped"
        told={stopped}
        className="border-2 border-bad"
      />
      <ToldCard
        id="own-defects"
        title={
          going.some((machine) => machine.defects.length > 0) ? 'Found by your check' : 'Machines you use'
        }
        told={going}
      />
    </>
  );
}

interface ToldCardProps {
  id: string;
  title: string;
  told: readonly Told[];
  className?: string;
}

function ToldCard({ told, className, ...named }: ToldCardProps) {
  if (told.length === 0) return null;
  return (
    <TitledCard {...named} className={cn('gap-2', className)}>
      <ul className="flex flex-col divide-y divide-line">
        {told.map((machine) => (
          <li key={machineKey(machine.plantNumber)} className={ROW}>
            <ToldOfMachine {...machine} />
          </li>
        ))}
      </ul>
    </TitledCard>
  );
}

/** What is told of one machine. */
interface Told {
  plantNumber: string;
  isStopped: boolean;
  /** Where its defects do not say all of it. */
  machine?: OwnMachine | undefined;
  /** The worst first. */
  defects: readonly OwnDefect[];
}

/** Each machine once. */
function byMachine(machines: readonly OwnMachine[], defects: readonly OwnDefect[]): Told[] {
  const all = [...machines, ...defects];
  const keys = [...new Set(all.map(({ plantNumber }) => machineKey(plantNumber)))];
  return keys.map((key): Told => {
    const isOf = ({ plantNumber }: { plantNumber: string }) => machineKey(plantNumber) === key;
    const machine = machines.find(isOf);
    const found = defects.filter(isOf);
    const isStopped = machine?.status === 'do-not-use' || found.some(({ isStopping }) => isStopping);
    return { plantNumber: all.find(isOf)!.plantNumber, isStopped, machine, defects: found };
  });
}

function ToldOfMachine({ plantNumber, isStopped, machine, defects }: Told) {
  return (
    <>
      {machine ? (
        <MachineRow machine={machine} isListed={defects.length > 0} />
      ) : (
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {plantNumber} {isStopped ? <StatusBadge status="do-not-use" /> : null}
        </p>
      )}
      {defects.map((defect, place) => {
        const words = toldWords(defect);
        const next = defects[place + 1];
        return (
          <Fragment key={defect.id}>
            <DefectRow defect={defect} />
            {words && words !== (next && toldWords(next)) ? <p className="text-sm">{words}</p> : null}
          </Fragment>
        );
      })}
    </>
  );
}

const tellsStatus = ({ isStopping, severity }: OwnDefect) => isStopping || severity === 'B';

/** A machine with its status and what it comes from; leads to its page. */
function MachineRow({ machine, isListed }: { machine: OwnMachine; isListed: boolean }) {
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
      {openDefects > 0 && !isListed ? <span className="text-sm text-muted">{defects}</span> : null}
    </Link>
  );
}

/** Whom the driver's own check has told; null of what others have found. */
function toldWords({ isOwn, isMailed, customerMailed }: OwnDefect): string | null {
  if (!isOwn) return null;
  if (!isMailed) return 'On the board of supervisors and the office.';
  return customerMailed
    ? `Supervisors, the office and ${customerMailed} are told by mail.`
    : 'Supervisors and the office are told by mail.';
}
