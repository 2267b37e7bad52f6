import type { Draft } from '../drafts/draft.js';
import type { Sender } from '../sending/sender.js';
import type { FormDefinition } from '../wizard/form-definition.js';
import { loadEntry, removeEntry, subscribeToOutbox } from './outbox-store.js';
import { askToBeWoken } from './sync-tag.js';
import { isFinished } from './outbox-entry.js';
import { startOutbox } from './start-outbox.js';
import { queueForm } from './queue-form.js';

/** Puts a form into the outbox, which sends it when it can. */
export async function queue<Made extends Draft>(
  form: FormDefinition<Made>,
  draft: Made,
  sender: Sender,
): Promise<void> {
  await queueForm(form, draft, sender);
  startOutbox();
  // Where the browser says no it goes as soon as a page is open.
  void askToBeWoken().catch(() => undefined);
}

export const takeBack = removeEntry;

/**
 * Says once that a form has arrived by way of the outbox.
 *
 * @returns no longer asks for it
 */
export function whenSent(id: string, then: () => void): () => void {
  let isOver = false;
  const look = async () => {
    const entry = await loadEntry(id);
    // Its draft is still asked for until then.
    if (!entry || !isFinished(entry) || isOver) return;
    stop();
    then();
  };
  const forget = subscribeToOutbox(() => void look().catch(() => undefined));
  const stop = () => {
    isOver = true;
    forget();
  };
  return stop;
}

export async function isWaiting(id: string): Promise<boolean> {
  const entry = await loadEntry(id);
  return entry !== undefined && !isFinished(entry);
}
