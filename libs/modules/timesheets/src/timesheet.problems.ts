import { Problem } from '@groundsheet/platform';

/** Everything that timesheets refuse, but for faults of single fields. */
export const timesheetProblems = {
  /** Also where the caller may not know that there is one. */
  unknown: () =>
    new Problem(
      404,
      'timesheet.unknown',
      'This form cannot be opened. Use the link in the mail, or ask the driver to send it again.',
    ),
  /** @param key opens the sent form, for whoever has shown to be its sender */
  alreadySent: (id: string, sentAt: Date, key?: string) =>
    new Problem(409, 'timesheet.already-sent', 'This timesheet has already been sent.', {
      id,
      sentAt: sentAt.toISOString(),
      key,
    }),
  pdfNotReady: () =>
    new Problem(
      503,
      'timesheet.pdf-not-ready',
      'The PDF is being made. Try again in a moment.',
      undefined,
      2,
    ),
};
