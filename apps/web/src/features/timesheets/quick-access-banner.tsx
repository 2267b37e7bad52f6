import { Zap } from 'lucide-react';

import { useSender } from '../../forms/sending/sender.js';

/** Tells guests that nothing stands in their way; an account is offered once the form has been sent. */
export function QuickAccessBanner() {
  if (!useSender().guest) return null;
  return (
    <div className="border-b border-line bg-quiet">
      <p className="mx-auto flex max-w-page items-center gap-2.5 px-edge py-1.5 text-sm">
        <Zap aria-hidden className="size-5 shrink-0" />
        <span>
          <strong>Quick Access:</strong> no account needed. It stays on this phone until you send it.
        </span>
      </p>
    </div>
  );
}
