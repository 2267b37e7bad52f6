import type { HistoryEntry } from './api.js';

/** Says aloud which form of the list a button is about. */
export function Which({ entry }: { entry: HistoryEntry }) {
  return <span className="sr-only"> {entry.reference}</span>;
}
