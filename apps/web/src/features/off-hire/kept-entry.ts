import type { OffHireEntry } from '@groundsheet/form-rules';
import { v4 as uuidv4 } from 'uuid';

import { ownKey } from '../../lib/local-owner.js';
import { readStored, removeStored, store } from '../../lib/local-storage.js';
import { today } from '../../lib/today.js';

const KEY = 'groundsheet-off-hire';

/** A notice that is being typed. The server takes it once under its key, until something changes. */
export interface KeptEntry {
  entry: OffHireEntry;
  /** Its photos, small, as `data:` addresses by their URLs: the server shows none before the notice has been given. */
  pictures: Readonly<Record<string, string>>;
  key: string;
}

export function newEntry(plantNumber: string | undefined): KeptEntry {
  const nobody = { contactName: '', firm: '', phone: '', email: '' };
  const entry = { plantNumber: plantNumber ?? '', ...nobody, machineHours: '', siteLocation: '', photos: [] };
  return { entry: { ...entry, readyFrom: today() }, pictures: {}, key: uuidv4() };
}

/** What was typed when the page was left; another machine begins again, with the name of the person who typed. */
export function loadEntry(plantNumber: string | undefined): KeptEntry {
  const empty = newEntry(plantNumber);
  const kept = readEntry(readStored(ownKey(KEY)));
  if (!kept) return empty;
  if (!plantNumber || plantNumber === kept.entry.plantNumber) return kept;
  const { contactName, firm, phone, email } = kept.entry;
  return { ...empty, entry: { ...empty.entry, contactName, firm, phone, email } };
}

export function keepEntry(kept: KeptEntry): void {
  store(ownKey(KEY), JSON.stringify(kept));
}

export function forgetEntry(): void {
  removeStored(ownKey(KEY));
}

/** Null where nothing was kept, or it is not ours. */
function readEntry(stored: string | null): KeptEntry | null {
  try {
    const { entry, pictures, key } = JSON.parse(stored ?? 'null') as KeptEntry;
    const { photos, ...texts } = entry;
    const isOurs =
      typeof key === 'string' &&
      Array.isArray(photos) &&
      [...photos, ...Object.values(texts), ...Object.values(pictures)].every(
        (text) => typeof text === 'string',
      );
    return isOurs ? { entry, pictures, key } : null;
  } catch {
    return null;
  }
}
