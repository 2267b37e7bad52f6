import type { CheckAnswers } from './check-answers.js';
import { MAX_GUEST_RECIPIENTS, validEmails } from './emails.js';
import { isFilled, machineHoursFaults, tooManyEmails, type FormFault } from './form-faults.js';
import { emptyValues, type FormValues } from './form-field.js';
import { CHECK_SHEET_FIELDS } from './form-fields.js';

/** The screen returns home this long after a form was sent (docs/screens.md, Constants). */
export const HOME_AFTER_SUBMIT_MS = 2000;

/** Timings of the wizard (docs/screens.md, Constants). */
export const SECTION_ADVANCE_MS = 800;
export const NEXT_HIGHLIGHT_MS = 3000;
export const CHECK_SHEET_AUTOSAVE_MS = 30_000;

/** How many addresses 'Frequently Used Emails' shows. */
export const CHECK_SHEET_FREQUENT_EMAILS = 6;

/** Photos on one form (docs/product.md, Photos and uploads). */
export const MAX_PHOTOS = 5;
export const MAX_GUEST_PHOTOS = 1;

/** The five fields that 'Completed fields n/5' counts. */
export const CHECK_SHEET_HEAD_FIELDS = [
  'checkDate',
  'driverSignedName',
  'company',
  'clientCompany',
  'siteLocation',
] as const;

/** A check sheet with every field under its wire name, the answers gathered. */
export interface CheckSheetForm extends FormValues<typeof CHECK_SHEET_FIELDS> {
  /** UUIDv7, made where the form is begun. */
  id: string;
  status: 'draft' | 'submitted';
  answers: CheckAnswers;
}

/** A form on which nothing has been entered yet. Both dates are today. */
export function emptyCheckSheet(id: string, today: string): CheckSheetForm {
  const values = emptyValues(CHECK_SHEET_FIELDS, today);
  return { id, status: 'draft', ...values, signatureDate: today, answers: {} };
}

/** How many of the five fields of the first step are filled in. */
export function filledHeadFields(
  form: Pick<CheckSheetForm, (typeof CHECK_SHEET_HEAD_FIELDS)[number]>,
): number {
  return CHECK_SHEET_HEAD_FIELDS.filter((field) => isFilled(form[field])).length;
}

/** The step at which a saved draft opens (docs/product.md, Drafts). */
export function checkSheetStep(
  form: Pick<
    CheckSheetForm,
    'operatorSignature' | 'answers' | 'defectsNotes' | 'plantNumber' | 'machineNumber' | 'company'
  >,
): 1 | 2 | 3 | 4 {
  if (isFilled(form.operatorSignature)) return 4;
  if (Object.keys(form.answers).length > 0 || isFilled(form.defectsNotes)) return 3;
  return [form.plantNumber, form.machineNumber, form.company].some(isFilled) ? 2 : 1;
}

/** What the completeness rules look at: a form, or anything with these fields. */
export type CheckSheetToSend = Pick<
  CheckSheetForm,
  'machineHours' | 'photos' | 'operatorSignature' | 'driverSignedName' | 'signatureDate' | 'submissionEmails'
>;

/**
 * Everything that keeps a check sheet from being sent, in the order of the wizard; empty when it can be sent. The
 * Submit button and the server apply the same rules. Items may be left unanswered, and the PDF says so: demanding
 * every answer would teach people to tap through (docs/decisions/0008).
 *
 * @param guest allows one photo instead of five
 * @param mailsLikeGuest asks for an address and refuses throwaway ones: for guests, and until an account's address is confirmed
 * @param maxRecipients 5 for guests unless the installation says otherwise; no limit here for accounts
 */
export function checkSheetFaults(
  form: CheckSheetToSend,
  {
    guest,
    mailsLikeGuest = guest,
    maxRecipients = guest ? MAX_GUEST_RECIPIENTS : Infinity,
  }: { guest: boolean; mailsLikeGuest?: boolean; maxRecipients?: number },
): FormFault[] {
  const recipients = validEmails(form.submissionEmails, { guest: mailsLikeGuest }).length;
  const rules: [holds: boolean, fault: FormFault][] = [
    [photoFaults(form, { guest }).length === 0, tooManyPhotos(guest)],
    [isFilled(form.operatorSignature), FAULTS.operatorSignature],
    [isFilled(form.driverSignedName), FAULTS.driverSignedName],
    [isFilled(form.signatureDate), FAULTS.signatureDate],
    [!mailsLikeGuest || recipients > 0, FAULTS.emails],
    [recipients <= maxRecipients, fault('submissionEmails', 'too-many-emails', tooManyEmails(maxRecipients))],
  ];
  return [
    ...machineHoursFaults('check-sheet', form),
    ...rules.filter(([holds]) => !holds).map(([, fault]) => fault),
  ];
}

const FAULTS = {
  operatorSignature: fault(
    'operatorSignature',
    'operator-signature-missing',
    'Please add your driver signature before submitting.',
  ),
  driverSignedName: fault(
    'driverSignedName',
    'driver-name-missing',
    'Please enter your full name before submitting.',
  ),
  signatureDate: fault('signatureDate', 'signature-date-missing', 'Please enter the date of the signature.'),
  emails: fault('submissionEmails', 'emails-missing', 'Please enter at least one valid email address.'),
};

/** Refuses more photos than a form may have, whether it is saved or sent. */
export function photoFaults(
  form: Pick<CheckSheetForm, 'photos'>,
  { guest, of = 'check-sheet' }: { guest: boolean; of?: 'check-sheet' | 'repair' },
): FormFault[] {
  return form.photos.length <= (guest ? MAX_GUEST_PHOTOS : MAX_PHOTOS) ? [] : [tooManyPhotos(guest, of)];
}

function tooManyPhotos(guest: boolean, of = 'check-sheet'): FormFault {
  const message = guest
    ? 'One photo can be sent without an account. Please remove the others.'
    : `Please send at most ${MAX_PHOTOS} photos.`;
  return { path: 'photos', code: `${of}.too-many-photos`, message };
}

function fault(path: string, code: string, message: string): FormFault {
  return { path, code: `check-sheet.${code}`, message };
}
