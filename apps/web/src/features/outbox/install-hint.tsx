import { Smartphone } from 'lucide-react';
import { useState } from 'react';

import { Notice } from '../../components/badge.js';
import type { OutboxEntry } from '../../forms/outbox/outbox-entry.js';

const SAID_AFTER_MS = 2 * 86_400_000;

interface InstallHintProps {
  entries: readonly OutboxEntry[];
  mayBeErased: boolean;
}

/** Safari erases what a site keeps after a week without a tap on it, unless the site is on the Home Screen. */
export function InstallHint({ entries, mayBeErased }: InstallHintProps) {
  const [now] = useState(() => Date.now());
  const isOld = entries.some(
    ({ state, queuedAt }) => state !== 'sent' && now - Date.parse(queuedAt) > SAID_AFTER_MS,
  );
  if (!isOld || !mayBeErased || !isOnIPhone() || isInstalled()) return null;
  return (
    <Notice tone="attention" role="status">
      <Smartphone aria-hidden />
      <p>
        A form has been waiting for two days. Safari may erase it after a week. Open Groundsheet where there
        is a signal, or add it to your phone: press Share, then “Add to Home Screen”.
      </p>
    </Notice>
  );
}

const isOnIPhone = () => /iPhone|iPad/.test(navigator.userAgent);
const isInstalled = () => matchMedia('(display-mode: standalone)').matches;
