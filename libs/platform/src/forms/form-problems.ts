import { Problem } from '../problems/problem.js';
import type { FormKind } from './sent-form.js';

const NOUNS: Record<FormKind, string> = { timesheet: 'timesheet', 'check-sheet': 'check sheet' };

/** What both forms refuse as a whole, each under its own codes: `timesheet.unknown`, `check-sheet.unknown`. */
export const formProblems = {
  /** Also where the caller may not know that there is one. */
  unknown: (kind: FormKind) =>
    new Problem(
      404,
      `${kind}.unknown`,
      'This form cannot be opened. Use the link in the mail, or ask the driver to send it again.',
    ),
  /** @param sent with the key that opens the sent form, for whoever has shown to be its sender */
  alreadySent: (kind: FormKind, sent: { id: string; sentAt: Date; key?: string }) =>
    new Problem(409, `${kind}.already-sent`, `This ${NOUNS[kind]} has already been sent.`, {
      id: sent.id,
      sentAt: sent.sentAt.toISOString(),
      key: sent.key,
    }),
  pdfNotReady: (kind: FormKind) =>
    new Problem(503, `${kind}.pdf-not-ready`, 'The PDF is being made. Try again in a moment.', undefined, 2),
};
