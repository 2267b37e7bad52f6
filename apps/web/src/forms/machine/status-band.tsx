import { formatLongDate, MACHINE_STATUSES, type MachineStatus } from '@groundsheet/form-rules';
import { CircleCheck, OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react';

import { Badge, Notice } from '../../components/badge.js';
import { ageOf } from '../../lib/age.js';
import { isMissed, type PublicCertificate } from './certificate-words.js';

interface Look {
  tone: 'bad' | 'attention' | 'good';
  icon: LucideIcon;
}

const LOOKS: Record<MachineStatus, Look> = {
  'do-not-use': { tone: 'bad', icon: OctagonX },
  'use-with-care': { tone: 'attention', icon: TriangleAlert },
  'in-use': { tone: 'good', icon: CircleCheck },
};

interface Causes {
  status: MachineStatus;
  defects: readonly { isStopping: boolean }[];
  certificates: readonly Pick<PublicCertificate, 'isRequired' | 'state'>[];
}

/** What a status asks of the person in front of the machine. */
function askedBy({ status, defects, certificates }: Causes): string {
  if (status === 'in-use') return 'Nothing that we know of stops it. Do your check before you start.';
  if (status === 'use-with-care')
    return defects.length > 0
      ? 'Check the open defects first.'
      : 'A certificate has expired, or is about to.';
  if (!certificates.some(isMissed)) return 'Stopped until it has been repaired and released.';
  return defects.some(({ isStopping }) => isStopping)
    ? 'Stopped until it has been repaired and released, and has the certificate that it needs.'
    : 'Stopped until it has the certificate that it needs.';
}

export interface StatusBandProps extends Causes {
  isCheckedToday: boolean;
  lastCheckedOn: string | null;
  /** When the server said so, ISO; absent where that is now. */
  seenAt?: string | undefined;
}

/** Whether a machine may be used, in one word with its colour and icon; beside it whether it was checked today. */
export function StatusBand({ isCheckedToday, lastCheckedOn, seenAt, ...causes }: StatusBandProps) {
  const { tone, icon: Icon } = LOOKS[causes.status];
  return (
    <Notice tone={tone} className="items-start">
      <Icon aria-hidden />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="font-heading text-xl leading-tight font-bold">{MACHINE_STATUSES[causes.status]}</p>
        <p className="text-text">{askedBy(causes)}</p>
        <p className="text-sm font-semibold text-text">{checkedWords({ isCheckedToday, lastCheckedOn })}</p>
        {seenAt ? <p className="text-sm text-text">No signal. This is how it was {ageOf(seenAt)}.</p> : null}
      </div>
    </Notice>
  );
}

/** The same as a mark in a row. */
export function StatusBadge({ status }: { status: MachineStatus }) {
  const { tone, icon: Icon } = LOOKS[status];
  return (
    <Badge tone={tone}>
      <Icon aria-hidden /> {MACHINE_STATUSES[status]}
    </Badge>
  );
}

function checkedWords({
  isCheckedToday,
  lastCheckedOn,
}: Pick<StatusBandProps, 'isCheckedToday' | 'lastCheckedOn'>): string {
  if (isCheckedToday) return 'Checked today';
  if (!lastCheckedOn) return 'Not checked today. No earlier check on record.';
  return `Not checked today. Last check ${formatLongDate(lastCheckedOn)}.`;
}
