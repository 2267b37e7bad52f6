import { formatLongDate, MACHINE_STATUSES, type MachineStatus } from '@groundsheet/form-rules';
import { CircleCheck, OctagonX, TriangleAlert, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

import { Badge, Notice } from '../../components/badge.js';

interface Look {
  tone: 'bad' | 'attention' | 'good';
  icon: LucideIcon;
  says: string;
}

/** What each asks of whoever stands in front of the machine. */
const LOOKS: Record<MachineStatus, Look> = {
  'do-not-use': { tone: 'bad', icon: OctagonX, says: 'Stopped until it has been repaired and released.' },
  'use-with-care': { tone: 'attention', icon: TriangleAlert, says: 'Look at what is open on it first.' },
  'in-use': { tone: 'good', icon: CircleCheck, says: 'No open defect stops it. Check it before you start.' },
};

interface StatusBandProps {
  status: MachineStatus;
  isCheckedToday: boolean;
  lastCheckedOn: string | null;
  /** The heading's level is the page's business. */
  children?: ReactNode;
}

/** Whether a machine may be used, in one word with its colour and icon; beside it whether it was checked today. */
export function StatusBand({ status, isCheckedToday, lastCheckedOn, children }: StatusBandProps) {
  const { tone, icon: Icon, says } = LOOKS[status];
  return (
    <Notice tone={tone} className="items-start">
      <Icon aria-hidden />
      <div className="flex min-w-0 flex-col gap-1.5">
        <p className="font-heading text-xl leading-tight font-bold">{MACHINE_STATUSES[status]}</p>
        <p className="text-text">{says}</p>
        <p className="text-sm font-semibold text-text">{checkedWords({ isCheckedToday, lastCheckedOn })}</p>
        {children}
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
  if (!lastCheckedOn) return 'Not checked today. No check is known.';
  return `Not checked today. Last check ${formatLongDate(lastCheckedOn)}.`;
}
