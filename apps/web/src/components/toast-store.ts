/** docs/screens.md, Constants: one toast at a time, kept a long while after it closed, shown for five seconds. */
export const TOAST_LIMIT = 1;
export const TOAST_REMOVE_DELAY_MS = 1_000_000;
export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_THRESHOLD_PX = 50;
export const TOAST_HOTKEY = ['F8'];

export interface ToastMessage {
  title: string;
  description?: string;
  tone?: 'plain' | 'good' | 'bad';
  /** What can be done about it at once. */
  action?: { label: string; onChoose: () => void };
}

export interface ToastEntry extends ToastMessage {
  id: number;
  open: boolean;
}

let entries: readonly ToastEntry[] = [];
let lastId = 0;
const listeners = new Set<() => void>();
const removals = new Map<number, ReturnType<typeof setTimeout>>();

function publish(next: readonly ToastEntry[]): void {
  entries = next;
  for (const listener of listeners) listener();
}

/** Shows a message for five seconds; a message that is still there gives way to it. */
export function toast(message: ToastMessage): number {
  lastId += 1;
  publish([{ ...message, id: lastId, open: true }, ...entries].slice(0, TOAST_LIMIT));
  return lastId;
}

/** Closes a toast; it leaves the list after the removal delay, so that it can animate out. */
export function dismissToast(id: number): void {
  publish(entries.map((entry) => (entry.id === id ? { ...entry, open: false } : entry)));
  if (removals.has(id)) return;
  const timer = setTimeout(() => {
    removals.delete(id);
    publish(entries.filter((entry) => entry.id !== id));
  }, TOAST_REMOVE_DELAY_MS);
  removals.set(id, timer);
}

/** Closes whatever is shown, where it would only be in the way. */
export function dismissToasts(): void {
  for (const { id, open } of entries) if (open) dismissToast(id);
}

export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function currentToasts(): readonly ToastEntry[] {
  return entries;
}
