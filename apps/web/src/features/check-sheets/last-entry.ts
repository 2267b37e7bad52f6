import { ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';

/** The head of the last check sheet that who is at this device has sent; never its answers. */
export interface LastEntry {
  driverSignedName: string | null;
  company: string | null;
  clientCompany: string | null;
  siteLocation: string | null;
  /** Whom it was for: the client of another customer's sheet is not taken over. */
  customerId: string | null;
}

const FIELDS = ['driverSignedName', 'company', 'clientCompany', 'siteLocation', 'customerId'] as const;
const KEY = 'groundsheet-last-check-sheet';

export function loadLastEntry(): LastEntry | null {
  return readLastEntry(readStored(ownKey(KEY)));
}

/** What was kept, or null where it is missing or not ours. */
export function readLastEntry(stored: string | null): LastEntry | null {
  try {
    const value: unknown = JSON.parse(stored ?? 'null');
    if (typeof value !== 'object' || value === null) return null;
    const kept = value as Record<string, unknown>;
    const text = (name: string) => (typeof kept[name] === 'string' ? kept[name] : null);
    return Object.fromEntries(FIELDS.map((name) => [name, text(name)])) as unknown as LastEntry;
  } catch {
    return null;
  }
}

export function rememberLastEntry(form: LastEntry): void {
  store(ownKey(KEY), JSON.stringify(Object.fromEntries(FIELDS.map((name) => [name, form[name]]))));
}
