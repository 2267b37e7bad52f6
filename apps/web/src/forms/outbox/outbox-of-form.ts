import type { Draft } from '../drafts/draft.js';
import type { Sender } from '../sending/sender.js';
import type { FormDefinition } from '../wizard/form-definition.js';
import { loadEntry, removeEntry } from './outbox-store.js';
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
}

/** Takes a form out of the outbox, to be changed. */
export const takeBack = removeEntry;

/** Whether the form waits in the outbox. */
export async function isWaiting(id: string): Promise<boolean> {
  const entry = await loadEntry(id);
  return entry !== undefined && entry.state !== 'sent';
}
