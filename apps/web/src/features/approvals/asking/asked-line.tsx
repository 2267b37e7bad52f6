import { MailCheck } from 'lucide-react';

import type { Collation } from '../api.js';
import { askedWords } from './asked-words.js';

/** When the driver was asked to complete a set, and by whom; nothing where nobody has asked. */
export function AskedLine({ set: { asked, status } }: { set: Pick<Collation, 'asked' | 'status'> }) {
  if (!asked || status === 'completed') return null;
  return (
    <p className="flex items-start gap-1.5 text-sm">
      <MailCheck aria-hidden className="mt-0.5 size-4.5 shrink-0" />
      <span className="min-w-0 break-words">{askedWords(asked)}</span>
    </p>
  );
}
