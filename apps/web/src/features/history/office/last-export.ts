import { ownKey } from '../../../lib/local-owner.js';
import { readStored, store } from '../../../lib/local-storage.js';

const KEY = 'groundsheet-forms-exported';

/** When this person took the office's table from this device last, as an ISO instant; null where that is not known. */
export function lastExport(): string | null {
  const at = readStored(ownKey(KEY));
  return at && !Number.isNaN(Date.parse(at)) ? at : null;
}

export function rememberExport(now: Date): void {
  store(ownKey(KEY), now.toISOString());
}
