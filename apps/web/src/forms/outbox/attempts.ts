import { v4 as uuidv4 } from 'uuid';

import type { Draft } from '../drafts/draft.js';

/** The server accepts a form once under a key, however often it is sent: the key stays the same as long as nothing changes. */
export function keyOf({ attempt, revision }: Draft, newKey: () => string = uuidv4): string {
  return attempt?.revision === revision ? attempt.key : newKey();
}

/** Notes on a draft that it was to be sent, so that the next time it has the same key. */
export function noteAttempt<Made extends Draft>(
  draft: Made,
  { key, revision }: { key: string; revision: number },
): Made {
  return { ...draft, attempt: { key, revision } };
}
