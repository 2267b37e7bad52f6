import type { Wire } from '@groundsheet/api-client';
import { isFilled, recipientFaults, type Rating, type SetHalf } from '@groundsheet/form-rules';

import type { FormSetShown } from '../approval-api.js';
import type { Signatory, Step } from '../approval-place.js';

/** What is collected on site, under its names on the wire. */
export type Collected = Omit<FormSetShown['approval'], 'signaturesDroppedAt'>;

const FIELDS = [
  'clientName',
  'clientSignature',
  'foremanName',
  'foremanSignature',
  'supervisorNotes',
] as const satisfies (keyof Collected)[];

const isSignature = (field: keyof Collected) => field.endsWith('Signature');

/** The approval of a set as this device has it. */
export interface ApprovalRecord {
  /** The set as the server told of it last, which is what the screen shows. */
  seen: FormSetShown;
  collected: Collected;
  /** Signatures that only this device had were dropped, because a form of the set had changed. */
  dropped: boolean;
  rating: Rating | null;
  ratingNotes: string | null;
  /** ISO. */
  ratedAt: string | null;
  emails: string[];
  /** The last try to send it: the same again is the same request. `at` is ISO. */
  attempt: { key: string; at: string } | null;
}

export function beginApproval(seen: FormSetShown): ApprovalRecord {
  const { signaturesDroppedAt: _, ...collected } = seen.approval;
  const rating = { rating: null, ratingNotes: null, ratedAt: null };
  return withClientRating({
    seen,
    collected,
    dropped: false,
    ...rating,
    emails: [seen.companyEmail ?? ''],
    attempt: null,
  });
}

/**
 * Takes in what the server says now. What was changed on this device stays, the rest follows what other devices have
 * collected. When a form has changed, signatures and rating are gone: they were given for something else.
 */
export function followSet(record: ApprovalRecord, set: FormSetShown): ApprovalRecord {
  const { seen, collected, dropped } = record;
  // It was asked for before what was kept last, and comes after it.
  if (set.approvalVersion < seen.approvalVersion) return record;
  const moved = !isSame(seen.versions, set.versions);
  const next = { ...collected };
  for (const field of FIELDS) {
    const isOurs = collected[field] !== seen.approval[field] && !(moved && isSignature(field));
    if (!isOurs) next[field] = set.approval[field];
  }
  const kept = { ...record, seen: set, collected: next };
  if (!moved) return withClientRating(kept);
  const isLost = FIELDS.some((field) => isSignature(field) && collected[field] && !next[field]);
  return { ...kept, dropped: dropped || isLost, rating: null, ratedAt: null, attempt: null };
}

/** Where nobody here has rated the week yet, what the client has said of it on their own phone is the rating. */
function withClientRating(record: ApprovalRecord): ApprovalRecord {
  const { clientRating } = record.seen;
  if (record.rating || !clientRating || !isApproved(record)) return record;
  const { rating, notes, ratedAt } = clientRating;
  return { ...record, rating, ratedAt, ratingNotes: record.ratingNotes ?? notes };
}

/** Enters anything; what is sent next is then another request. */
export function enter(record: ApprovalRecord, fields: Partial<ApprovalRecord>): ApprovalRecord {
  return { ...record, ...fields, attempt: null };
}

export function collect(record: ApprovalRecord, fields: Partial<Collected>): ApprovalRecord {
  return enter(record, { collected: { ...record.collected, ...fields } });
}

export function nameOf({ collected }: ApprovalRecord, by: Signatory): string | null {
  return collected[`${by}Name`];
}

export function signatureOf({ collected }: ApprovalRecord, by: Signatory): string | null {
  return collected[`${by}Signature`];
}

export function enterName(record: ApprovalRecord, by: Signatory, name: string | null): ApprovalRecord {
  return collect(record, { [`${by}Name`]: name });
}

/** A signature is for the forms as they are shown now, which settles what was said of dropped ones. */
export function sign(record: ApprovalRecord, by: Signatory, picture: string | null): ApprovalRecord {
  return { ...collect(record, { [`${by}Signature`]: picture }), dropped: false };
}

export function isNamed(record: ApprovalRecord, by: Signatory): boolean {
  return isFilled(nameOf(record, by));
}

/** Whether this person has signed, under a name. */
export function hasSigned(record: ApprovalRecord, by: Signatory): boolean {
  return isNamed(record, by) && Boolean(signatureOf(record, by));
}

export function isApproved(record: ApprovalRecord): boolean {
  return hasSigned(record, 'client') && hasSigned(record, 'foreman');
}

/** Whether something was collected that the server has not. */
export function isUnsaved({ seen, collected }: ApprovalRecord): boolean {
  return FIELDS.some((field) => collected[field] !== seen.approval[field]);
}

/** Whether signatures are gone that were there before; until there is a new signature. */
export function hasLostSignatures(record: ApprovalRecord): boolean {
  const { seen, dropped } = record;
  const isSigned = signatureOf(record, 'client') ?? signatureOf(record, 'foreman');
  return !isSigned && (dropped || seen.approval.signaturesDroppedAt !== null);
}

export function approvalBody({ seen, collected }: ApprovalRecord): Wire['ApprovalBody'] {
  const { versions, approvalVersion } = seen;
  return { ...collected, versions, approvalVersion };
}

/** The set as the server has it once it has kept what was collected. */
export function withKept(set: FormSetShown, collected: Collected): FormSetShown {
  const { signaturesDroppedAt } = set.approval;
  const isSigned = collected.clientSignature ?? collected.foremanSignature;
  return {
    ...set,
    approval: { ...collected, signaturesDroppedAt: isSigned ? null : signaturesDroppedAt },
    approvalVersion: set.approvalVersion + 1,
  };
}

/** Whom it goes to, without what was left empty. */
export const typedEmails = ({ emails }: ApprovalRecord) =>
  emails.map((email) => email.trim()).filter(Boolean);

/** What keeps the set from being sent, as an alert says it, and where it is put right; null when it can go. */
export function obstacleTo(
  record: ApprovalRecord,
  mostRecipients: number,
): { title: string; message: string; step: Step } | null {
  const emails = typedEmails(record);
  if (emails.length === 0)
    return { title: 'No email address', message: 'Please enter at least one email address.', step: 'send' };
  const [fault] = recipientFaults(emails, mostRecipients);
  if (fault) return { title: 'Please check the email addresses', message: fault.message, step: 'send' };
  if (!isApproved(record))
    return {
      title: 'Signatures or names are missing',
      message:
        'Please complete both client and foreman signatures with names in the Review Set tab before dispatching emails.',
      step: hasSigned(record, 'client') ? 'foreman' : 'client',
    };
  if (record.rating) return null;
  return {
    title: 'SUPERVISOR RATING REQUIRED',
    message: 'Please rate the driver with the emoji system in the Review Set tab before dispatching emails.',
    step: 'rate',
  };
}

/** What the set would be completed without; null where both are there, or were sent with a set before. */
export function lackOf({ seen }: ApprovalRecord): SetHalf | null {
  if (!seen.timesheet && !seen.timesheetComplete) return 'timesheet';
  return seen.checkSheets.length === 0 && !seen.checkSheetComplete ? 'check-sheets' : null;
}

/** What is sent: the set by its id and the versions that the screen shows; the server sends what it has stored. */
export function dispatchBody(
  record: ApprovalRecord,
  approvedAt: string,
  withoutOther: boolean,
): Wire['DispatchBody'] {
  const { seen, collected, rating, ratingNotes, ratedAt } = record;
  const { id, versions, timesheet, checkSheets, driverSignedName, plantNumber } = seen;
  const { supervisorNotes, ...signed } = collected;
  const formData = {
    id,
    versions,
    driverSignedName,
    plantNumber,
    timesheet: timesheet && withoutSignatures(timesheet),
    checkSheets: checkSheets.map(withoutSignatures),
  };
  return {
    combinedFormData: { ...formData, ...signed, ...(withoutOther ? { withoutOther } : {}) },
    emailAddresses: typedEmails(record),
    supervisorApproval: { ...signed, approvedAt, supervisorNotes },
    ...(rating && ratedAt ? { supervisorRating: { rating, notes: ratingNotes, ratedAt } } : {}),
  };
}

/** The server has them: pictures would only make the request larger than it may be. */
function withoutSignatures<Form extends { operatorSignature?: unknown; clientSignature?: unknown }>({
  operatorSignature: _operator,
  clientSignature: _client,
  ...form
}: Form) {
  return form;
}

function isSame(one: FormSetShown['versions'], other: FormSetShown['versions']): boolean {
  const has = ({ id, version }: (typeof other)[number]) =>
    other.some((each) => each.id === id && each.version === version);
  return one.length === other.length && one.every(has);
}
