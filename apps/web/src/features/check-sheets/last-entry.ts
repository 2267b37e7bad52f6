import type { CheckSheetForm } from '@groundsheet/form-rules';

import { ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';

/** What is kept: a field that is not named stays with its form. The client is taken over for the same customer only. */
const FIELDS = ['driverSignedName', 'company', 'clientCompany', 'siteLocation', 'customerId'] as const;

/** The head of the last check sheet that the driver has sent from this device; never its answers. */
export type LastEntry = Pick<CheckSheetForm, (typeof FIELDS)[number]>;

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
