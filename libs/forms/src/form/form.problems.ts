import { limitReached, refusal } from '@groundsheet/platform';
import { FORM_KINDS, type FormKind } from '@groundsheet/form-rules';
import type { CompletedSet } from '@groundsheet/contracts';
import type { DriverForm } from './driver-form.entity.js';
import type { FormReceipt } from './form.dto.js';

const nounOf = (kind: FormKind) => FORM_KINDS[kind].noun;

/** What is refused of a form as a whole, whatever its kind. */
export const formProblems = {
  /** Also where the caller may not know that there is one, so it does not tell the kind. */
  unknown: refusal(
    404,
    'form.unknown',
    'There is no such form, or it is another driver’s.',
    'We cannot find a form that you are allowed to see. Use the link in the mail, or ask the driver to send it again.',
  ),
  /** Also where there is such a record and the caller may not open it. */
  unknownReference: refusal(
    404,
    'reference.unknown',
    'Nothing has this reference that the caller may open.',
    (reference: string) => `Nothing with the reference ${reference} that you may open.`,
  ),
  deadLink: refusal(
    404,
    'form-link.unknown',
    'The key is wrong, or what it opened has been erased.',
    'This link is not complete, or what it opened has been erased. Ask the sender for a new one.',
  ),
  oldLink: refusal(
    404,
    'form-link.old',
    'The 12 months of the link are over.',
    'This link has run out: it worked for 12 months. Ask the sender for a new one.',
  ),
  stoppedLink: refusal(
    404,
    'form-link.stopped',
    'The links that were mailed have been revoked.',
    'This link was stopped. Ask the sender for a new one.',
  ),
  /** For supervisors and admins, who may know what kind of draft there is but not what is on it. */
  draftOfAnother: refusal(
    404,
    'form.unknown',
    'It is another driver’s draft.',
    (kind: FormKind) =>
      `This ${nounOf(kind)} is still a draft. Only its driver can open it until it has been sent.`,
  ),
  /** For a person who would change it; also where there is none. */
  notYours: refusal(
    404,
    'form.unknown',
    'The caller has no such form.',
    'This form is not one of yours. Sign in as the driver who saved it.',
  ),
  /** @param sent with the key that opens the sent form, for a caller who has shown that they sent it; with the receipt for the same body */
  alreadySent: refusal(
    409,
    'form.already-sent',
    'It has been sent; `details` says when, and has the `receipt` where it was sent with the same body.',
    (kind: FormKind, sent: { id: string; sentAt: Date; key?: string; receipt?: FormReceipt }) => ({
      message: `This ${nounOf(kind)} has already been sent.`,
      details: { id: sent.id, sentAt: sent.sentAt.toISOString(), key: sent.key, receipt: sent.receipt },
    }),
  ),
  tooManyDrafts: refusal(
    409,
    'account.too-many-drafts',
    'The account has reached its limit of drafts; `details` says how many.',
    (most: number, confirmed: boolean) => ({
      message: confirmed
        ? `You have ${most} drafts, which is the limit. Delete drafts you no longer need in View Forms.`
        : `You have ${most} drafts, which is the limit until your email address is confirmed. Delete drafts you no longer need in View Forms, or confirm your address by the link we have mailed you.`,
      details: { most },
    }),
  ),
  noRoomForDraft: refusal(503, 'draft.no-room', 'There is no room for new drafts.', {
    message:
      'There is no room for new drafts at the moment. What you have entered is kept on this device: send it from here, or save it later.',
    retryAfter: 600,
  }),
  alreadyBegun: refusal(
    409,
    'form.already-begun',
    'There is a draft with this `id`; `details` has its version.',
    ({ kind, id, version }: Pick<DriverForm, 'kind' | 'id' | 'version'>) => ({
      message: `This ${nounOf(kind)} has been saved before. Open the draft and carry on with it.`,
      details: { id, version },
    }),
  ),
  /** Somebody else's change is not overwritten; more often it is the same person on another device. */
  changedMeanwhile: refusal(
    409,
    'form.changed-meanwhile',
    'The draft has another version now, named in `details`.',
    ({ kind, version, changedAt }: Pick<DriverForm, 'kind' | 'version' | 'changedAt'>) => ({
      message: `This ${nounOf(kind)} was changed on another device. Choose which one to keep.`,
      details: { version, changedAt: changedAt.toISOString() },
    }),
  ),
  notSent: refusal(
    409,
    'form.not-sent',
    'It is a draft.',
    (kind: FormKind) => `This ${nounOf(kind)} is a draft. Send it first.`,
  ),
  noDrafts: refusal(
    409,
    'form.no-drafts',
    'Forms of its kind are corrected where they are filled in, without a draft.',
    (kind: FormKind) => `A ${nounOf(kind)} is corrected where it was recorded.`,
  ),
  /** The same whether the token is wrong, too old or used: a caller without a right to the form learns nothing of it. */
  notToClaim: refusal(
    404,
    'form.unknown',
    'There is no such form; or the token is wrong, too old, or used by another.',
    'This form can no longer be added to an account. Sign in before you send the next one.',
  ),
  /** For a guest who wants to see what was sent from their device. */
  notSentHere: refusal(
    404,
    'form.unknown',
    'There is no such form, the token is wrong or too old, or it is a driver’s own.',
    'This form can no longer be opened from this device. It is in the mail that went out with it.',
  ),
  otherName: refusal(
    409,
    'form.other-name',
    'The name on the form is not that of the account.',
    (kind: FormKind) =>
      `This ${nounOf(kind)} was sent under a different name from the one on your account. Sign in as the driver who is named on it.`,
  ),
  superseded: refusal(
    409,
    'form.superseded',
    'A correction has been sent; `details` names it.',
    (kind: FormKind, supersededBy: string) => ({
      message: `This ${nounOf(kind)} has already been corrected. Open the correction.`,
      details: { supersededBy },
    }),
  ),
  /** A set has one timesheet; a second would count the same hours twice. */
  secondTimesheet: refusal(
    409,
    'form.second-timesheet',
    'A timesheet has been sent for this machine, customer and week; `details` names it.',
    (first: { readonly id: string; readonly reference: string }) => ({
      message: `Timesheet ${first.reference} has already been sent for this machine, customer and week. Correct that one instead.`,
      details: { ...first },
    }),
  ),
  /** What has been approved and mailed stays as it was. */
  inCompletedSet: refusal(
    409,
    'form.in-completed-set',
    'It was approved with a form set; `details` names the set.',
    (kind: FormKind, { reference, completedAt }: CompletedSet) => ({
      message: `This ${nounOf(kind)} was approved with set ${reference} and can no longer be corrected. Ask your supervisor.`,
      details: { reference, completedAt },
    }),
  ),
  pdfNotReady: refusal(
    503,
    'form.pdf-not-ready',
    'The PDF is being made. `Retry-After` says when to try again.',
    { message: 'The PDF is being made. Try again in a moment.', retryAfter: 2 },
  ),
};

const WHEN = '`Retry-After` and `details` say when to try again.';

/** What is refused of sending and saving because there was too much of it. */
export const formLimitProblems = {
  needsAccount: refusal(
    403,
    'guest.needs-account',
    'The firm takes nothing without an account (`GUESTS`).',
    () => ({
      message:
        'This firm takes forms from its own people only. Please log in or create an account; your form has been kept.',
    }),
  ),
  needsLabel: refusal(
    403,
    'guest.needs-label',
    'The firm takes forms without an account only with the key of the machine’s label (`GUESTS`).',
    () => ({
      message: 'Please scan the label on the machine, or log in. Your form has been kept.',
    }),
  ),
  tooManyForms: limitReached(
    'guest.too-many-forms',
    `The device or its network has reached the limit for sending without an account. ${WHEN}`,
  ),
  tooManyMailsOfGuests: limitReached(
    'guest.too-many-mails',
    `A recipient, the network or the day has reached the limit for mails without an account. ${WHEN}`,
  ),
  tooManyMails: limitReached(
    'account.too-many-mails',
    `The account, or the new accounts of its network together, have sent as many mails as they may in a day. ${WHEN}`,
  ),
  tooManySaves: limitReached(
    'account.too-many-saves',
    `Drafts of the account have been saved too often within a minute. ${WHEN}`,
  ),
};
