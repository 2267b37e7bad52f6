import { addDays } from './dates.js';

/** What a driver keeps in the vault, in the order in which it is offered (docs/product.md, Documents). */
export const DOCUMENT_CATEGORIES = {
  driving_license: 'Driving licence',
  passport: 'Passport',
  insurance: 'Insurance',
  qualification: 'Qualification',
  certification: 'Certification',
  medical: 'Medical',
  training: 'Training',
  other: 'Other',
} as const;

export type DocumentCategory = keyof typeof DOCUMENT_CATEGORIES;

export const DOCUMENT_CATEGORY_NAMES = Object.keys(DOCUMENT_CATEGORIES) as DocumentCategory[];

/** What a file of a document shows: one of its two sides, or one of several pages. */
export const DOCUMENT_SIDES = ['front', 'back', 'page'] as const;
export type DocumentSide = (typeof DOCUMENT_SIDES)[number];

export const MOST_FILES_OF_DOCUMENT = 20;

/** What all files of one account may take, in bytes: 500 MB. */
export const VAULT_BYTES = 500 * 1_048_576;

/** A document that has so many days left, or fewer, is expiring. */
export const EXPIRING_DAYS = 30;

/** A mail reminds its owner when a document has so many days left, once each. */
export const REMINDER_DAYS = [30, 7, 0] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** What a document may say of itself, and its owner accepts, corrects or turns down. */
export const PROPOSED_FIELDS = ['category', 'expiryDate', 'documentNumber', 'holderName'] as const;
export type ProposedField = (typeof PROPOSED_FIELDS)[number];

export const MOST_DOCUMENTS_OF_PACK = 50;

/** A share pack can be opened for at most so many days. */
export const LONGEST_PACK_DAYS = 366;

export interface Expiry {
  /** Expired from the day after its last one; expiring from 30 days before that until it. */
  readonly state: 'valid' | 'expiring' | 'expired';
  /** Until its last day; 0 on it, below 0 after it. */
  readonly daysLeft: number;
}

export function needsBothSides(category: DocumentCategory): boolean {
  return category === 'driving_license';
}

/**
 * How long a document is still valid.
 *
 * @param expiryDate its last day; null where it has none
 * @param today in the time zone of the product
 * @returns null where it does not expire
 */
export function expiryOf(expiryDate: string | null, today: string): Expiry | null {
  if (expiryDate === null) return null;
  const daysLeft = (Date.parse(expiryDate) - Date.parse(today)) / 86_400_000;
  if (daysLeft < 0) return { state: 'expired', daysLeft };
  return { state: expiryDate <= addDays(today, EXPIRING_DAYS) ? 'expiring' : 'valid', daysLeft };
}

interface DueDocument {
  readonly daysLeft: number | null;
  readonly isExpired: boolean;
}

/** 'Expires today', '12 days left', 'Expired 3 days ago'; null where nothing is due. */
export function expiryWords({ daysLeft, isExpired }: DueDocument): string | null {
  if (daysLeft === null) return null;
  if (isExpired) return `Expired ${days(-daysLeft)} ago`;
  return daysLeft === 0 ? 'Expires today' : `${days(daysLeft)} left`;
}

const days = (count: number) => (count === 1 ? '1 day' : `${count} days`);

export function fileLabel({ files }: { files: readonly { side: DocumentSide }[] }, place: number): string {
  const file = files[place]!;
  if (file.side === 'back') return 'Back';
  const sheets = files.filter(({ side }) => side !== 'back');
  if (sheets.length === 1) return files.length > 1 ? 'Front' : 'Document';
  return `Page ${sheets.indexOf(file) + 1}`;
}

/**
 * Of which number of days left its owner is to be reminded now.
 *
 * @param reminded of which they have been last; null where of none
 * @returns null where there is nothing new to say
 */
export function reminderDue(
  expiryDate: string,
  reminded: ReminderDays | null,
  today: string,
): ReminderDays | null {
  return reminderAt(expiryOf(expiryDate, today)!.daysLeft, reminded);
}

/**
 * At which of {@link REMINDER_DAYS} its driver is to be reminded now; null where there is nothing new to say.
 *
 * @param daysLeft until its last day; below 0 nobody is reminded any more
 * @param reminded at which they have been last; null where at none
 */
export function reminderAt(daysLeft: number, reminded: ReminderDays | null): ReminderDays | null {
  if (daysLeft < 0) return null;
  const due = REMINDER_DAYS.findLast((days) => daysLeft <= days) ?? null;
  return due !== null && (reminded === null || due < reminded) ? due : null;
}
