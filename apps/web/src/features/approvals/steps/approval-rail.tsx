import { formatMoment } from '@groundsheet/form-rules';
import { CircleAlert, CloudOff } from 'lucide-react';

import { Notice } from '../../../components/badge.js';
import { Button } from '../../../components/button.js';
import { hasLostSignatures } from '../review/approval-record.js';
import type { OpenApproval } from '../use-approval.js';
import { ownZone } from '../../../lib/own-zone.js';

export function LostSignatures({ record }: Pick<OpenApproval, 'record'>) {
  if (!hasLostSignatures(record)) return null;
  const at = record.seen.approval.signaturesDroppedAt;
  const zone = ownZone();
  return (
    <Notice tone="attention" role="alert">
      <CircleAlert aria-hidden />
      <p>
        The signatures were dropped{at ? ` on ${formatMoment(at, zone)}` : null} because a form in this set
        has changed since. Please check the set and have it signed again.
      </p>
    </Notice>
  );
}

const KEPT: Record<OpenApproval['saving'], string> = {
  idle: '',
  saving: 'Saving...',
  saved: 'Names and signatures are saved.',
  waiting: 'No signal. Names and signatures are kept on this device and saved when there is one.',
  failed: 'Not saved yet. Names and signatures are kept on this device.',
};

/** Above the button, where nobody presses it without having seen that something is not saved. */
export function Kept({ saving, save }: Pick<OpenApproval, 'saving' | 'save'>) {
  const isUnsaved = saving === 'waiting' || saving === 'failed';
  return (
    <div
      role="status"
      className={
        isUnsaved
          ? 'flex flex-wrap items-center justify-between gap-2 text-sm font-semibold text-attention'
          : 'text-sm text-muted empty:hidden'
      }
    >
      {isUnsaved ? (
        <span className="flex min-w-0 items-start gap-2">
          <CloudOff aria-hidden className="size-5 shrink-0" /> {KEPT[saving]}
        </span>
      ) : (
        KEPT[saving]
      )}
      {saving === 'failed' ? <Button onClick={save}>Save again</Button> : null}
    </div>
  );
}
