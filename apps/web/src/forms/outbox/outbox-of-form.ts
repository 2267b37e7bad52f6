import type { Draft } from '../drafts/draft.js';
import type { Sender } from '../sending/sender.js';
import type { FormDefinition } from '../wizard/form-definition.js';
import { loadEntry, removeEntry, subscribeToOutbox } from './outbox-store.js';
import { askToBeWoken } from './sync-tag.js';
import { isLasting } from '../drafts/outbox-database.js';
import { drain } from './drain.js';
import { isFinished, type OutboxEntry } from './outbox-entry.js';
import { startOutbox } from './start-outbox.js';
import { queueForm } from './queue-form.js';

/** Puts a form into the outbox, which sends it when it can. */
export async function queue<Made extends Draft>(
  form: FormDefinition<Made>,
  draft: Made,
  sender: Sender,
): Promise<OutboxEntry> {
  const entry = await queueForm(form, draft, sender);
  startOutbox();
  // Where the browser says no it goes as soon as a page is open.
  void askToBeWoken().catch(() => undefined);
  return entry;
}

export { isFinished, isLasting };
export const takeBack = removeEntry;

/** Sends it before all else that waits. */
export function sendNow(id: string): Promise<void> {
  return drain(true, id);
}

/**
 * Says how a form in the outbox stands, each time that something there changes.
 *
 * @returns no longer asks for it
 */
export function watch(id: string, then: (entry: OutboxEntry) => void): () => void {
  let isOver = false;
  const look = async () => {
    const entry = await loadEntry(id);
    if (entry && !isOver) then(entry);
  };
  const forget = subscribeToOutbox(() => void look().catch(() => undefined));
  return () => {
    isOver = true;
    forget();
  };
}

export async function isWaiting(id: string): Promise<boolean> {
  const entry = await loadEntry(id);
  return entry !== undefined && !isFinished(entry);
}
