/** One line of a mail: what it is called, and what it is. */
export interface MailLine {
  readonly label: string;
  readonly value: string;
}

/** Lines that belong together. */
export interface MailList {
  readonly title: string;
  readonly lines: readonly MailLine[];
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
  /** The form whose place it takes, and what is not as it was there. */
  readonly corrects: { readonly reference: string; readonly changes: readonly string[] } | null;
  readonly facts: readonly MailLine[];
  readonly lists: readonly MailList[];
}
