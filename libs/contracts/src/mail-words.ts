import type { FormChange } from '@groundsheet/form-rules';

/** One line of a mail: what it is called, and what it is. */
export interface MailLine {
  readonly label: string;
  readonly value: string;
}

/** A mail tells of some, and how many more there are. @param where `on the board` */
export function withRest(lines: readonly MailLine[], total: number, where = ''): MailLine[] {
  const value = [`${total - lines.length} more`, where].filter(Boolean).join(' ');
  return total > lines.length ? [...lines, { label: 'And', value }] : [...lines];
}

/** Lines that belong together. */
export interface MailList {
  readonly title: string;
  readonly lines: readonly MailLine[];
}

/** What a client opens a mail for; it begins with it. */
export interface MailAnswer {
  /** '45.5 hours', 'No defects' */
  readonly words: string;
  /** The same on the form whose place it takes. */
  readonly was: string | null;
  /** A line each: who has signed, standing and breakdown. */
  readonly below: readonly string[];
}

/** A photo that is shown small in the mail. */
export interface MailPhoto {
  /** Its place among the defects; null where it shows none of them. */
  readonly defect: number | null;
  /** UUID of the upload, and of the form that holds it. */
  readonly uploadId: string;
  readonly heldBy: string;
}

/**
 * What a mail says of the form or set that it brings, besides driver, company and date. Plain JSON, with typed text as it was
 * typed: the mail cuts what is too long and makes no link of it.
 */
export interface MailWords {
  /** The plant number, or the machine's where there is none. */
  readonly machine: string | null;
  /** Items that need attention, in words; they stand first, and their number in the subject. */
  readonly defects: readonly string[];
  /** The form whose place it takes, and what is not as it was there: in a sentence where nothing is. */
  readonly corrects: {
    readonly reference: string;
    readonly changes: readonly (FormChange | string)[];
  } | null;
  readonly answer: MailAnswer;
  readonly photos: readonly MailPhoto[];
  readonly facts: readonly MailLine[];
  readonly lists: readonly MailList[];
}
