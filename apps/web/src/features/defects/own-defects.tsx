import { useQuery } from '@tanstack/react-query';

import { TitledCard } from '../../components/card.js';
import { DefectRow } from '../../forms/machine/defect-row.js';
import { DEFECTS_KEY } from '../../forms/machine/machine-status-api.js';
import { StatusBadge } from '../../forms/machine/status-band.js';
import { cn } from '../../lib/cn.js';
import { useLiveChanges } from '../../lib/use-live-changes.js';
import { ownDefectsQuery, type OwnDefect } from './api.js';

const LIVE = [DEFECTS_KEY];

/** A driver's machines that are stopped, and what their own checks have just found: what became of it, and who is mailed. */
export function OwnDefects() {
  useLiveChanges('/api/defects/events', LIVE);
  const { data: defects = [] } = useQuery(ownDefectsQuery);
  if (defects.length === 0) return null;
  const isStopped = defects.some(({ isStopping }) => isStopping);
  return (
    <TitledCard
      id="own-defects"
      title={isStopped ? 'A machine you use is stopped' : 'Found by your check'}
      className={cn('gap-2', isStopped && 'border-2 border-bad')}
    >
      <ul className="flex flex-col divide-y divide-line">
        {defects.map((defect) => (
          <li key={defect.id} className="flex flex-col gap-1 py-2 first:pt-0 last:pb-0">
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

/** Whom the check has told. */
function toldWords({ isMailed, customerMailed }: OwnDefect): string {
  if (!isMailed) return 'Supervisors and the office see it on their board.';
  return customerMailed
    ? `Supervisors, the office and ${customerMailed} are told by mail.`
    : 'Supervisors and the office are told by mail.';
}
