import { CloudUpload } from 'lucide-react';

import { Notice } from '../../components/badge.js';
import { Button } from '../../components/button.js';
import type { OutboxEntry } from '../../forms/outbox/outbox-entry.js';
import { takeBackCall } from '../../forms/outbox/queue-call.js';
import { useSending } from '../../lib/use-sending.js';

interface WaitingRepairProps {
  entry: OutboxEntry;
  /** With what was signed, to be changed and signed again. */
  onTakenBack: (body: Record<string, unknown>) => void;
}

/** A repair that was signed without a signal: where it stands, until it has gone or is taken back. */
export function WaitingRepair({ entry, onTakenBack }: WaitingRepairProps) {
  const takingBack = useSending({
    mutationFn: () => takeBackCall(entry),
    onSuccess: onTakenBack,
  });
  const needsYou = entry.state === 'needs-you';
  return (
    <Notice tone={needsYou ? 'bad' : 'attention'} role="status">
      <CloudUpload aria-hidden />
      <div className="flex min-w-0 flex-col items-start gap-2.5">
        <p>
          {needsYou ? 'The repair has not been sent.' : 'The repair is kept on this phone.'}{' '}
          {entry.state === 'sending'
            ? 'It is on its way.'
            : (entry.reason ?? 'It sends itself as soon as there is a signal.')}
        </p>
        <Button
          disabled={entry.state === 'sending' || takingBack.isPending}
          onClick={() => takingBack.mutate()}
        >
          Take back
        </Button>
      </div>
    </Notice>
  );
}
