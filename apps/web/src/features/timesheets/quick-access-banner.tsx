import { Link } from '@tanstack/react-router';
import { UserPlus, Zap } from 'lucide-react';

import { buttonVariants } from '../../components/button.js';
import { useSender } from '../../forms/sending/sender.js';

/** Tells guests that nothing stands in their way, and offers an account. */
export function QuickAccessBanner() {
  if (!useSender().guest) return null;
  return (
    <div className="border-b border-accent bg-accent-soft">
      <div className="mx-auto flex max-w-page flex-wrap items-center justify-between gap-x-4 gap-y-1 px-edge py-2 text-sm">
        <p className="flex items-center gap-2.5">
          <Zap aria-hidden className="size-5 shrink-0" />
          <span>
            <strong>Quick Access:</strong> no account needed. It stays on this phone until you send it.
          </span>
        </p>
        <Link to="/" search={{ signup: true }} className={buttonVariants({ size: 'touch' })}>
          <UserPlus aria-hidden /> Create Free Account
        </Link>
      </div>
    </div>
  );
}
