import { OFF_HIRE_STATES } from '@groundsheet/form-rules';
import { CircleCheck, CircleX, Clock, TriangleAlert } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import type { OffHire } from './api.js';

/** A notice that has run out while the machine still waits. */
export function isOver({
  state,
  noticeEnds,
  today,
}: Pick<OffHire, 'state' | 'noticeEnds'> & { today: string }): boolean {
  return state === 'waiting' && noticeEnds < today;
}

interface OffHireStateProps {
  offHire: Pick<OffHire, 'state' | 'noticeEnds'>;
  today: string;
}

export function OffHireState({ offHire, today }: OffHireStateProps) {
  const { state } = offHire;
  if (isOver({ ...offHire, today }))
    return (
      <Badge tone="bad">
        <TriangleAlert aria-hidden /> Notice over
      </Badge>
    );
  const Icon = { waiting: Clock, collected: CircleCheck, withdrawn: CircleX }[state];
  const tone = { waiting: 'attention', collected: 'good', withdrawn: 'plain' } as const;
  return (
    <Badge tone={tone[state]} className="office:whitespace-nowrap">
      <Icon aria-hidden /> {OFF_HIRE_STATES[state]}
    </Badge>
  );
}

/** `3 working days left`; nothing once it is settled. */
export function leftWords({ state, daysLeft }: Pick<OffHire, 'state' | 'daysLeft'>): string | null {
  if (state !== 'waiting' || daysLeft === 0) return null;
  return daysLeft === 1 ? '1 working day left' : `${daysLeft} working days left`;
}
