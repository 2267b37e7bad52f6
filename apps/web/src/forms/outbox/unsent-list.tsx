import { FORM_KINDS } from '@groundsheet/form-rules';

import type { OutboxEntry } from './outbox-entry.js';

/** What was signed on this phone and has not been sent, for the person about to wipe it. */
export function UnsentList({ entries }: { entries: readonly OutboxEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <p className="font-semibold">Signed and not sent yet:</p>
      <ul className="list-disc ps-5">
        {entries.map(({ id, kind, about }) => (
          <li key={id} className="wrap-anywhere">
            {FORM_KINDS[kind].label}: {about}
          </li>
        ))}
      </ul>
    </div>
  );
}
