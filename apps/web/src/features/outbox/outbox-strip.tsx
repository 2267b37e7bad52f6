import { CloudUpload } from 'lucide-react';

import { GUEST } from '../../lib/local-owner.js';
import { useOutbox } from './use-outbox.js';
import { stripWords } from './outbox-words.js';

/** What waits on this phone, in one line; nothing where there is nothing to say. */
export function useStripWords(): string | null {
  const { mine, others } = useOutbox();
  return stripWords(mine, others.filter(({ owner, state }) => owner !== GUEST && state !== 'sent').length);
}

export function OutboxWords({ children }: { children: string }) {
  return (
    <>
      <CloudUpload aria-hidden className="size-7 shrink-0" />
      <span className="min-w-0 grow font-semibold wrap-anywhere">{children}</span>
    </>
  );
}
