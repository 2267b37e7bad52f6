import { Zap } from 'lucide-react';

import { useFormLimits } from '../../forms/sending/form-limits.js';
import { useSender } from '../../forms/sending/sender.js';

const WORDS = {
  on: 'no account needed. It stays on this phone until you send it.',
  'link-only': 'no account needed, but scan the label on the machine: without it this firm takes no form.',
  off: 'this firm takes forms from its own people only. Log in to send this one.',
};

/** Tells guests that nothing stands in their way; an account is offered once the form has been sent. */
export function QuickAccessBanner() {
  const { guests } = useFormLimits();
  if (!useSender().guest) return null;
  return (
    <div className="border-b border-line bg-quiet">
      <p className="mx-auto flex max-w-page items-center gap-2.5 px-edge py-1.5 text-sm">
        <Zap aria-hidden className="size-5 shrink-0" />
        <span>
          <strong>Quick Access:</strong> {WORDS[guests]}
        </span>
      </p>
    </div>
  );
}
