/** Why this device does not keep what is entered: there is no room, or the browser has no store for us. */
export type NotKeeping = 'full' | 'broken';

/** By the database that the last write failed in. */
const failing = new Map<string, NotKeeping>();
const listeners = new Set<() => void>();

/** Null as long as the last write of each kind of thing was kept. */
export function whyNotKept(): NotKeeping | null {
  return [...failing.values()][0] ?? null;
}

export function subscribeToKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function noteKept(database: string): void {
  if (failing.delete(database)) publish();
}

export function noteNotKept(database: string, error: unknown): void {
  const why = error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'broken';
  if (failing.get(database) === why) return;
  failing.set(database, why);
  publish();
}

function publish(): void {
  for (const listener of listeners) listener();
}
