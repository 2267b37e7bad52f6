import { TriangleAlert } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { subscribeToKeeping, whyNotKept } from '../../lib/kept/keeping.js';

/** Says for as long as it is so that what is typed would be lost with this page, and what to do instead. */
export function NotKept() {
  const why = useSyncExternalStore(subscribeToKeeping, whyNotKept);
  if (!why) return null;
  return (
    <div
      role="alert"
      className="sticky top-0 z-20 flex items-center gap-4 bg-fail px-edge py-2.5 text-on-answer"
    >
      <TriangleAlert aria-hidden className="size-6 shrink-0" />
      <p>
        <strong>This phone cannot keep what you type.</strong>{' '}
        {why === 'full' ? 'It has no room left.' : 'Its browser does not store anything.'} Keep this page
        open, and send from here while there is a signal.
      </p>
    </div>
  );
}
