export { LONGEST_SIDE_DRAWN, MOST_PAGES_DRAWN, type DrawingJob, type DrawnPage } from './drawing-job.js';
export { certificateFieldsIn, type CertificateFields } from './proposals/certificate-fields.js';
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
export const READING = moduleOf('reading');

/** The module that draws the pages of a PDF, for a process of its own: it exports `work`. */
export const DRAWING = moduleOf('drawing');

function moduleOf(name: string): URL {
  return new URL(`./${name}${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url);
}
