import { queryOptions } from '@tanstack/react-query';

import { removeStored, store } from '../../lib/local-storage.js';
import { removeDraft } from '../drafts/draft-store.js';
import { isLasting, outboxDatabase as database } from '../drafts/outbox-database.js';
import { OUTBOX_HINT } from './outbox-hint.js';
import { isOver, type OutboxEntry } from './outbox-entry.js';

const CHANNEL = 'groundsheet-outbox';

const listeners = new Set<() => void>();
const others = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
others?.addEventListener('message', () => tell());

function tell(): void {
  for (const listener of listeners) listener();
}

/** Hears of every change, of other tabs too. */
export function subscribeToOutbox(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function changed(): void {
  tell();
  others?.postMessage(null);
}

/** Every entry of this device, the oldest first. */
export async function loadOutbox(): Promise<OutboxEntry[]> {
  const kept = await database.entries<OutboxEntry>();
  return kept.map(([, entry]) => entry).toSorted((one, other) => one.queuedAt.localeCompare(other.queuedAt));
}

export function loadEntry(id: string): Promise<OutboxEntry | undefined> {
  return database.get<OutboxEntry>(id);
}

export async function saveEntry(entry: OutboxEntry): Promise<void> {
  store(OUTBOX_HINT, '1');
  await database.set(entry.id, entry);
  // Another tab that saw nothing there may have removed it meanwhile.
  store(OUTBOX_HINT, '1');
  changed();
}

/**
 * Changes an entry as it is now: one that was taken back meanwhile does not come back.
 *
 * @param rule null: it stays as it is
 * @returns the entry as it is kept now; undefined where nothing was changed
 */
export async function changeEntry(
  id: string,
  rule: (entry: OutboxEntry) => OutboxEntry | null,
): Promise<OutboxEntry | undefined> {
  const entry = await database.change<OutboxEntry>(id, rule);
  if (entry) changed();
  return entry;
}

/** Takes a form out of the outbox: to be changed, or because it went by another way. What is on its draft stays. */
export async function removeEntry(id: string): Promise<void> {
  if (!(await database.get(id))) return;
  await database.remove(id);
  changed();
}

/** The server has all of it: only now does the device let go of the draft and its pictures. */
export async function finishEntry(entry: OutboxEntry): Promise<void> {
  const { claimToken: _, ...kept } = entry;
  await database.set(entry.id, { ...kept, body: '' });
  if (isLasting(entry.id)) await removeDraft(entry.draftName);
  changed();
}

export async function forgetOldEntries(now = new Date()): Promise<void> {
  const old = (await loadOutbox()).filter((entry) => isOver(entry, now));
  if (old.length > 0) await database.remove(...old.map(({ id }) => id));
  if ((await database.names()).length === 0) removeStored(OUTBOX_HINT);
}

/** Removes everything that one person has in it. */
export async function removeEntriesOf(owner: string): Promise<void> {
  const theirs = (await loadOutbox()).filter((entry) => entry.owner === owner);
  if (theirs.length > 0) await database.remove(...theirs.map(({ id }) => id));
  changed();
}

/** How many signed forms of one person have not arrived yet. */
export async function unsentOf(owner: string): Promise<OutboxEntry[]> {
  return (await loadOutbox()).filter((entry) => entry.owner === owner && entry.state !== 'sent');
}

export const OUTBOX_KEY = ['outbox'] as const;

/** What waits on this device; never from a cache. */
export const outboxQuery = () => queryOptions({ queryKey: OUTBOX_KEY, queryFn: loadOutbox, gcTime: 0 });
