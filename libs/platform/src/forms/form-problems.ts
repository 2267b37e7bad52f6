import { Problem } from '../problems/problem.js';
import type { Form, FormKind } from './form.js';

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
  /** For whoever would change it; also where there is none. */
  notYours: (kind: FormKind) =>
    new Problem(
      404,
      `${kind}.unknown`,
      `This ${NOUNS[kind]} is not among your forms. Sign in as the driver who saved it.`,
    ),
  /** @param sent with the key that opens the sent form, for whoever has shown to be its sender */
  alreadySent: (kind: FormKind, sent: { id: string; sentAt: Date; key?: string }) =>
    new Problem(409, `${kind}.already-sent`, `This ${NOUNS[kind]} has already been sent.`, {
      id: sent.id,
      sentAt: sent.sentAt.toISOString(),
      key: sent.key,
    }),
  alreadyBegun: (kind: FormKind, { id, version }: Pick<Form, 'id' | 'version'>) =>
    new Problem(
      409,
      `${kind}.already-begun`,
      `This ${NOUNS[kind]} has been saved before. Open the draft and go on with it.`,
      { id, version },
    ),
  /** Somebody else's change is not overwritten; more often it is the same person on another device. */
  changedMeanwhile: (kind: FormKind, { version, changedAt }: Pick<Form, 'version' | 'changedAt'>) =>
    new Problem(
      409,
      `${kind}.changed-meanwhile`,
      `This ${NOUNS[kind]} was changed on another device. Choose which one to keep.`,
      { version, changedAt: changedAt.toISOString() },
    ),
  notSent: (kind: FormKind) =>
    new Problem(409, `${kind}.not-sent`, `This ${NOUNS[kind]} is a draft. Send it first.`),
  /** The same whether the token is wrong, too old or used: whoever has no right to the form learns nothing of it. */
  notToClaim: (kind: FormKind) =>
    new Problem(
      404,
      `${kind}.unknown`,
      `This ${NOUNS[kind]} cannot be added to an account any more. Sign in before you send the next one.`,
    ),
  otherName: (kind: FormKind) =>
    new Problem(
      409,
      `${kind}.other-name`,
      `This ${NOUNS[kind]} was sent under another name than that of your account. Sign in as the driver who is named on it.`,
    ),
  superseded: (kind: FormKind, supersededBy: string) =>
    new Problem(
      409,
      `${kind}.superseded`,
      `This ${NOUNS[kind]} has been corrected already. Open the correction.`,
      { supersededBy },
    ),
  pdfNotReady: (kind: FormKind) =>
    new Problem(503, `${kind}.pdf-not-ready`, 'The PDF is being made. Try again in a moment.', undefined, 2),
};
