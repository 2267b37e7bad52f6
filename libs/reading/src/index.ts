export { bestOf } from './proposals/best-of.js';
export {
  READING_NOTES,
  type ProposedField,
  type ReadDocument,
  type ReadingNote,
  type ReadPage,
  type ShownProposal,
} from './read-document.js';
export { textOf } from './reading-order.js';
export type { ReadingJob } from './reading.js';

/** The module that reads a document page by page, for a process of its own: it exports `work`. */
export const READING = new URL(
  `./reading${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);
