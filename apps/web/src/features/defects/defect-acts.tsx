import { isDefectOpen, isWorse, SEVERITIES, SEVERITY_NAMES, type Severity } from '@groundsheet/form-rules';
import {
  Hand,
  MessageSquare,
  OctagonX,
  PencilLine,
  RotateCcw,
  SearchX,
  ShieldCheck,
  SlidersHorizontal,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import { lazy, Suspense, useState } from 'react';

import { Button } from '../../components/button.js';
import { useQueuedCall } from '../../forms/outbox/use-queued-call.js';
import { standingRecord, type ActName, type DefectInFull, type Typed } from './api.js';
import { FitterLink } from './fitter-link.js';
import { repairOf, typedOfRepair } from './record-repair.js';
import { WaitingRepair } from './waiting-repair.js';

const ActDialog = lazy(async () => ({ default: (await import('./act-dialog.js')).ActDialog }));

interface Offered {
  act: ActName;
  label: string;
  icon: LucideIcon;
  /** The one thing that is due. */
  isNext?: boolean;
}

/** What waits for a signal, if need be. */
const REPAIRS: readonly ActName[] = ['repair', 'correct'];

/** What the reader may do about a defect. */
export function DefectActs({ defect, isOffice }: { defect: DefectInFull; isOffice: boolean }) {
  const [open, setOpen] = useState<ActName | null>(null);
  const [begun, setBegun] = useState<Partial<Typed>>();
  const queued = useQueuedCall(repairOf(defect));
  const waiting = queued?.state === 'sent' ? null : queued;
  const isOpen = isDefectOpen(defect);
  const offered = actsFor(defect, isOffice).filter(({ act }) => !REPAIRS.includes(act) || !waiting);
  if (offered.length === 0) return null;
  return (
    <section aria-label="What to do" className="flex flex-wrap gap-2.5">
      {waiting ? (
        <WaitingRepair
          entry={waiting}
          onTakenBack={(body) => {
            const typed = typedOfRepair(body);
            setBegun(typed);
            setOpen(typed.corrects ? 'correct' : 'repair');
          }}
        />
      ) : null}
      {offered.map(({ act, label, icon: Icon, isNext }) => (
        <Button key={act} variant={isNext ? 'primary' : undefined} size="action" onClick={() => setOpen(act)}>
          <Icon aria-hidden /> {label}
        </Button>
      ))}
      {defect.isStopping && defect.isOwn && isOffice ? (
        <p className="w-full text-sm text-muted">
          You reported this defect, so somebody else has to release the machine.
        </p>
      ) : null}
      {isOffice && isOpen ? <FitterLink defect={defect} /> : null}
      {open ? (
        <Suspense>
          <ActDialog
            act={open}
            defect={defect}
            severities={severitiesFor(defect, isOffice)}
            begun={REPAIRS.includes(open) ? begun : undefined}
            onClose={() => {
              setOpen(null);
              setBegun(undefined);
            }}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

const REOPEN: Offered = { act: 'reopen', label: 'Open again', icon: RotateCcw };

function actsFor(defect: DefectInFull, isOffice: boolean): Offered[] {
  if (!isDefectOpen(defect)) return isOffice ? [REOPEN, ...correcting(defect)] : [];
  return isOffice ? actsOfOffice(defect) : actsOfDriver(defect);
}

/** Until a check fails the item again, a record can be put right. */
function correcting(defect: DefectInFull): Offered[] {
  return standingRecord(defect)
    ? [{ act: 'correct', label: 'Correct the repair record', icon: PencilLine }]
    : [];
}

function actsOfOffice(defect: DefectInFull): Offered[] {
  const { state, isStopping, isOwn } = defect;
  const corrects = state === 'repaired' ? correcting(defect) : [];
  const isRepaired = state === 'repaired';
  const releases = isRepaired && isStopping && !isOwn;
  return [
    ...(releases
      ? [{ act: 'release', label: 'Release the machine', icon: ShieldCheck, isNext: true } as const]
      : []),
    ...(corrects.length > 0
      ? corrects
      : [{ act: 'repair', label: 'Record a repair', icon: Wrench, isNext: !isRepaired } as const]),
    { act: 'assign', label: 'Take in hand', icon: Hand },
    { act: 'comment', label: 'Comment', icon: MessageSquare },
    { act: 'severity', label: 'Change severity', icon: SlidersHorizontal },
    ...(isStopping && isOwn ? [] : [{ act: 'noFault', label: 'No fault found', icon: SearchX } as const]),
  ];
}

function actsOfDriver({ severity }: DefectInFull): Offered[] {
  return severity === 'A' ? [] : [{ act: 'severity', label: 'It is worse than that', icon: OctagonX }];
}

/** The office may choose any other; a driver only a worse one. */
function severitiesFor(
  { severity: now }: DefectInFull,
  isOffice: boolean,
): { value: Severity; label: string }[] {
  return SEVERITY_NAMES.filter((name) => name !== now && (isOffice || isWorse(name, now))).map((value) => ({
    value,
    label: SEVERITIES[value],
  }));
}
