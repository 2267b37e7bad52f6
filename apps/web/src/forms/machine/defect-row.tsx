import type { Wire } from '@groundsheet/api-client';
import { DEFECT_STATES, formatCheckTime, SEVERITIES } from '@groundsheet/form-rules';
import { Link } from '@tanstack/react-router';
import { OctagonX, Repeat, TriangleAlert, Wrench } from 'lucide-react';

import { Badge } from '../../components/badge.js';
import { cn } from '../../lib/cn.js';
import { ownZone } from '../../lib/own-zone.js';

/** A defect as accounts see it. */
export type Defect = Wire['DefectResponse'];

/** A defect in a few lines, which lead to its page. */
export function DefectRow({ defect }: { defect: Defect }) {
  const { number, item, finding, severity, state, openedAt, owner, isStopping, isReleased } = defect;
  const Icon = isStopping ? OctagonX : severity === 'C' ? Wrench : TriangleAlert;
  return (
    <Link
      to="/defects/$id"
      params={{ id: defect.id }}
      className="flex min-h-touch items-start gap-2.5 rounded-control p-1 hover:bg-quiet"
    >
      <Icon
        aria-hidden
        className={cn('mt-0.5 size-5.5 shrink-0', isStopping ? 'text-bad' : 'text-attention')}
      />
      <span className="flex min-w-0 flex-col gap-0.5">
        <span className="font-semibold underline underline-offset-4">
          {number} {item}: {finding}
        </span>
        <span className="text-sm text-muted">
          {isReleased ? '' : `${SEVERITIES[severity]}. `}
          {DEFECT_STATES[state]}
          {owner && state === 'in hand' ? ` (${owner})` : ''}. Since {formatCheckTime(openedAt, ownZone())}
        </span>
        <DefectMarks defect={defect} />
      </span>
    </Link>
  );
}

/** What stands out about a defect. */
export function DefectMarks({ defect }: { defect: Defect }) {
  const { isRepeat, isOverdue, isWithdrawn, isReleased, proposed, state } = defect;
  const marks = [
    isOverdue && { words: 'Overdue', tone: 'bad' as const },
    isRepeat && { words: 'Keeps coming back', tone: 'attention' as const },
    proposed && { words: `Proposed: ${SEVERITIES[proposed].toLowerCase()}`, tone: 'attention' as const },
    isWithdrawn && { words: 'Its check sheet was corrected', tone: 'attention' as const },
    isReleased && state === 'repaired' && { words: 'Released, to be checked', tone: 'attention' as const },
  ].filter((mark) => typeof mark === 'object' && mark !== null);
  if (marks.length === 0) return null;
  return (
    <span className="flex flex-wrap gap-1.5">
      {marks.map(({ words, tone }) => (
        <Badge key={words} tone={tone}>
          {words === 'Keeps coming back' ? <Repeat aria-hidden /> : <TriangleAlert aria-hidden />} {words}
        </Badge>
      ))}
    </span>
  );
}
