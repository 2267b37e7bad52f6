import {
  alike,
  MAX_SAVED_EMAILS,
  MEMORY_LIMIT,
  MEMORY_LISTS,
  type FormMemory,
  type PreferenceKey,
  type Preferences,
  type SavedEmail,
} from '@groundsheet/form-rules';

import { loadMemory, saveMemory } from '../../forms/memory/form-memory.js';
import { ownKey } from '../../lib/local-owner.js';
import { readStored, store } from '../../lib/local-storage.js';
import { loadSavedEmails, saveEmails } from '../../forms/memory/saved-emails.js';
import { readTextSize, readTheme, saveTextSize, saveTheme, TEXT_SIZE_KEY, THEME_KEY } from './preferences.js';

/** What an account and its devices share; the rest is asked of the server where it is shown. */
export type SharedKey = Exclude<PreferenceKey, 'expiry-reminders'>;

/** What this device keeps of one preference, for the person signed in. */
interface LocalCopy<T> {
  load: () => T;
  save: (value: T) => void;
  /** Both in one, where there is room for both; else what was changed here counts. */
  join: (here: T, there: T) => T;
}

/** What the account says of theme and text size is shown on the device, and stays when its owner signs out. */
export const LOCAL_COPIES: { readonly [Key in SharedKey]: LocalCopy<Preferences[Key]> } = {
  theme: {
    load: () => readTheme(readStored(ownKey(THEME_KEY))),
    save: (theme) => {
      store(ownKey(THEME_KEY), theme);
      saveTheme(theme);
    },
    join: (here) => here,
  },
  'text-size': {
    load: () => readTextSize(readStored(ownKey(TEXT_SIZE_KEY))),
    save: (size) => {
      store(ownKey(TEXT_SIZE_KEY), size);
      saveTextSize(size);
    },
    join: (here) => here,
  },
  'saved-emails': { load: loadSavedEmails, save: saveEmails, join: joinEmails },
  'form-memory': { load: loadMemory, save: saveMemory, join: joinMemories },
};

export const SHARED_KEYS = Object.keys(LOCAL_COPIES) as SharedKey[];

export function joinEmails(here: readonly SavedEmail[], there: readonly SavedEmail[]): SavedEmail[] {
  const known = new Set(here.map(({ email }) => email));
  return [...here, ...there.filter(({ email }) => !known.has(email))].slice(0, MAX_SAVED_EMAILS);
}

export function joinMemories(here: FormMemory, there: FormMemory): FormMemory {
  const lists = MEMORY_LISTS.map((list) => {
    const known = new Set(here[list].map((text) => alike(text)));
    const others = there[list].filter((text) => !known.has(alike(text)));
    return [list, [...here[list], ...others].slice(0, MEMORY_LIMIT)] as const;
  });
  return Object.fromEntries(lists) as FormMemory;
}
