export const THEMES = ['light', 'dark', 'system'] as const;
export type Theme = (typeof THEMES)[number];

export const TEXT_SIZES = ['standard', 'large'] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

export const REMINDERS = ['on', 'off'] as const;
export type Reminders = (typeof REMINDERS)[number];

/** Lists of what was entered recently, newest first (docs/product.md, Preferences). */
export const MEMORY_LISTS = [
  'companies',
  'clientCompanies',
  'machineTypes',
  'plantNumbers',
  'driverNames',
  'siteLocations',
] as const;
export type MemoryList = (typeof MEMORY_LISTS)[number];
export type FormMemory = Record<MemoryList, string[]>;

/** Entries kept in each list. */
export const MEMORY_LIMIT = 10;

/** An address used before; `MAX_SAVED_EMAILS` are kept. */
export interface SavedEmail {
  /** Lower case. */
  email: string;
  /** Empty if the address has no name. */
  label?: string | null;
  /** ISO. */
  lastUsed: string;
}

/** What an account keeps on the server, by its name on the wire. A guest's preferences stay on the device. */
export interface Preferences {
  theme: Theme;
  'text-size': TextSize;
  /** Latest first. */
  'saved-emails': SavedEmail[];
  'form-memory': FormMemory;
  /** Mails about documents that expire. */
  'expiry-reminders': Reminders;
}
export type PreferenceKey = keyof Preferences;
export const PREFERENCE_KEYS = [
  'theme',
  'text-size',
  'saved-emails',
  'form-memory',
  'expiry-reminders',
] as const satisfies readonly PreferenceKey[];
