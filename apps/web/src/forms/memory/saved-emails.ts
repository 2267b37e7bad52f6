import { FREQUENT_EMAILS, MAX_SAVED_EMAILS, normaliseEmail, type SavedEmail } from '@groundsheet/form-rules';

import { ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';
import { notePreferenceChange } from '../../lib/preference-changes.js';

const KEY = 'groundsheet-saved-emails';

/** Reads what was kept; anything that is not ours counts as nothing. */
export function readSavedEmails(stored: string | null): SavedEmail[] {
  try {
    const value: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each?.email === 'string') : [];
  } catch {
    return [];
  }
}

/** Notes addresses as just used: 20 are kept, the latest first. */
export function withUsed(
  saved: readonly SavedEmail[],
  emails: readonly string[],
  lastUsed: string,
): SavedEmail[] {
  const used = [...new Set(emails.map(normaliseEmail))];
  const label = (email: string) => saved.find((each) => each.email === email)?.label ?? '';
  const others = saved.filter(({ email }) => !used.includes(email));
  const latest = used.map((email) => ({ email, label: label(email), lastUsed }));
  return [...latest, ...others].slice(0, MAX_SAVED_EMAILS);
}

/** The ones offered first, without those that are already on the form. */
export function frequentEmails(
  saved: readonly SavedEmail[],
  present: readonly string[],
  most: number = FREQUENT_EMAILS,
): SavedEmail[] {
  const taken = new Set(present.map(normaliseEmail));
  return saved.slice(0, most).filter(({ email }) => !taken.has(email));
}

export function loadSavedEmails(): SavedEmail[] {
  return readSavedEmails(readStored(ownKey(KEY)));
}

export function saveEmails(saved: readonly SavedEmail[]): void {
  store(ownKey(KEY), JSON.stringify(saved));
}

export function rememberEmails(emails: readonly string[], now: Date = new Date()): void {
  change(withUsed(loadSavedEmails(), emails, now.toISOString()));
}

export function forgetEmail(email: string): void {
  change(loadSavedEmails().filter((each) => each.email !== normaliseEmail(email)));
}

function change(saved: readonly SavedEmail[]): void {
  if (JSON.stringify(saved) === JSON.stringify(loadSavedEmails())) return;
  saveEmails(saved);
  notePreferenceChange('saved-emails');
}
