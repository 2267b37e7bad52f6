import { Problem } from '@groundsheet/platform';
import { FORM_KINDS, type FormKind } from '@groundsheet/form-rules';
import type { CompletedSet } from '@groundsheet/contracts';
import type { DriverForm } from './driver-form.entity.js';

const nounOf = (kind: FormKind) => FORM_KINDS[kind].noun;

/** What is refused of a form as a whole, whatever its kind. */
export const formProblems = {
  /** Also where the caller may not know that there is one, so it does not tell the kind. */
  unknown: () =>
    new Problem(
      404,
      'form.unknown',
      'We cannot find a form that you are allowed to see. Use the link in the mail, or ask the driver to send it again.',
    ),
  deadLink: () =>
    new Problem(
      404,
      'form-link.unknown',
      'This link does not open a form. It may be old or incomplete, or it has been stopped. Open it again from the mail it came in, or ask the driver to send the form again.',
    ),
  /** For supervisors and admins, who may know what kind of draft there is but not what is on it. */
  draftOfAnother: (kind: FormKind) =>
    new Problem(
      404,
      'form.unknown',
      `This ${nounOf(kind)} is still a draft. Only its driver can open it until it has been sent.`,
    ),
  /** For whoever would change it; also where there is none. */
  notYours: () =>
    new Problem(404, 'form.unknown', 'This form is not one of yours. Sign in as the driver who saved it.'),
  /** @param sent with the key that opens the sent form, for whoever has shown that they sent it */
  alreadySent: (kind: FormKind, sent: { id: string; sentAt: Date; key?: string }) =>
    new Problem(409, 'form.already-sent', `This ${nounOf(kind)} has already been sent.`, {
      id: sent.id,
      sentAt: sent.sentAt.toISOString(),
      key: sent.key,
    }),
  tooManyDrafts: (most: number, confirmed: boolean) =>
    new Problem(
      409,
      'account.too-many-drafts',
      confirmed
        ? `You have ${most} drafts, which is the limit. Throw away drafts you no longer need in View Forms.`
        : `You have ${most} drafts, which is the limit until your email address is confirmed. Throw away drafts you no longer need in View Forms, or confirm your address by the link we have mailed you.`,
      { most },
    ),
  noRoomForDraft: () =>
    new Problem(
      503,
      'draft.no-room',
      'There is no room for new drafts at the moment. What you have entered is kept on this device: send it from here, or save it later.',
      undefined,
      600,
    ),
  alreadyBegun: ({ kind, id, version }: Pick<DriverForm, 'kind' | 'id' | 'version'>) =>
    new Problem(
      409,
      'form.already-begun',
      `This ${nounOf(kind)} has been saved before. Open the draft and carry on with it.`,
      { id, version },
    ),
  /** Somebody else's change is not overwritten; more often it is the same person on another device. */
  changedMeanwhile: ({ kind, version, changedAt }: Pick<DriverForm, 'kind' | 'version' | 'changedAt'>) =>
    new Problem(
      409,
      'form.changed-meanwhile',
      `This ${nounOf(kind)} was changed on another device. Choose which one to keep.`,
      { version, changedAt: changedAt.toISOString() },
    ),
  notSent: (kind: FormKind) =>
    new Problem(409, 'form.not-sent', `This ${nounOf(kind)} is a draft. Send it first.`),
  /** The same whether the token is wrong, too old or used: whoever has no right to the form learns nothing of it. */
  notToClaim: () =>
    new Problem(
      404,
      'form.unknown',
      'This form can no longer be added to an account. Sign in before you send the next one.',
    ),
  /** For a guest who wants to see what was sent from their device. */
  notSentHere: () =>
    new Problem(
      404,
      'form.unknown',
      'This form can no longer be opened from this device. It is in the mail that went out with it.',
    ),
  otherName: (kind: FormKind) =>
    new Problem(
      409,
      'form.other-name',
      `This ${nounOf(kind)} was sent under a different name from the one on your account. Sign in as the driver who is named on it.`,
    ),
  superseded: (kind: FormKind, supersededBy: string) =>
    new Problem(
      409,
      'form.superseded',
      `This ${nounOf(kind)} has already been corrected. Open the correction.`,
      { supersededBy },
    ),
  /** What has been approved and mailed stays as it was. */
  inCompletedSet: (kind: FormKind, { reference, completedAt }: CompletedSet) =>
    new Problem(
      409,
      'form.in-completed-set',
      `This ${nounOf(kind)} was approved with set ${reference} and can no longer be corrected. Ask your supervisor.`,
      { reference, completedAt },
    ),
  pdfNotReady: () =>
    new Problem(503, 'form.pdf-not-ready', 'The PDF is being made. Try again in a moment.', undefined, 2),
};
