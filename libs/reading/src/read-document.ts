import type { Box } from './ocr/rectangle.js';

/** Words that stand together on a row. */
export interface ReadLine {
  readonly text: string;
  /** From 0 to 1; the text layer of a PDF is certain. */
  readonly confidence: number;
  /** Where they stand on the upright page. */
  readonly box: Box;
}

export type ProposedField = 'category' | 'name' | 'number' | 'expires';

/** What a field of the document may be. A person confirms it; nothing is filled in without them. */
export interface Proposal {
  readonly field: ProposedField;
  /** Of `expires` a plain date, of `category` one of the vault's. */
  readonly value: string;
  /** From 0 to 1. */
  readonly confidence: number;
  /** Where it stands on the upright page. */
  readonly box: Box;
}

/** A proposal with what the driver compares it with. */
export interface ShownProposal extends Proposal {
  /** From 1. */
  readonly page: number;
  /** The part of the page that it stands on, as a small WebP. */
  readonly cutOut: Uint8Array;
}

export interface ReadPage {
  /** From 1. */
  readonly number: number;
  readonly lines: readonly ReadLine[];
  readonly proposals: readonly ShownProposal[];
  /** Of the first page: a small WebP, upright. */
  readonly thumbnail?: Uint8Array;
}

/** Why a document has been read in part, or not at all. */
export const READING_NOTES = {
  'wrong-kind': 'The file is not what its name says, so its text could not be read.',
  damaged: 'The file is damaged, so its text could not be read.',
  encrypted: 'The file is protected by a password, so its text could not be read.',
  'too-large': 'The document is too large for its text to be read.',
  'too-many-pages': 'The document is long; only the text of its first pages has been read.',
  'too-long': 'Reading took too long; only part of the text has been read.',
  failed: 'The text of the document could not be read.',
} as const;

export type ReadingNote = keyof typeof READING_NOTES;

export interface ReadDocument {
  readonly text: string;
  readonly pages: readonly ReadPage[];
  /** At most one for each field: the one that is most certain. */
  readonly proposals: readonly ShownProposal[];
  readonly note?: ReadingNote;
}

/** A file that is not read, and why. */
export class Unreadable extends Error {
  constructor(
    readonly note: ReadingNote,
    options?: ErrorOptions,
  ) {
    super(READING_NOTES[note], options);
    this.name = 'Unreadable';
  }
}
