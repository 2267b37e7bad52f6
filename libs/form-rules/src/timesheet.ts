import { emptyWeek, DAYS, type WeekDays } from './days.js';
import { MAX_GUEST_RECIPIENTS, validEmails } from './emails.js';
import { isFilled, machineHoursFaults, tooManyEmails, type FormFault } from './form-faults.js';
import { isDayComplete } from './hours.js';
import { emptyValues, type FormValues } from './form-field.js';
import { TIMESHEET_FIELDS } from './form-fields.js';
import type { Rating } from './ratings.js';

/** A timesheet with every field under its wire name, the days folded. */
export interface TimesheetForm extends FormValues<typeof TIMESHEET_FIELDS> {
  /** UUIDv7, made where the form is begun. */
  id: string;
  status: 'draft' | 'submitted';
  days: WeekDays;
}

/** A form on which nothing has been entered yet. */
export function emptyTimesheet(id: string, weekEnding: string): TimesheetForm {
  return { id, status: 'draft', ...emptyValues(TIMESHEET_FIELDS, weekEnding), days: emptyWeek() };
}

/** What the completeness rules look at: a form, or anything with these fields. */
export type TimesheetToSend = Pick<
  TimesheetForm,
  | 'machineHours'
  | 'days'
  | 'submissionEmails'
  | 'operatorSignature'
  | 'operatorSignedName'
  | 'clientSignature'
  | 'clientSignedName'
  | 'signatureDate'
>;

/** Whether the wizard may leave its third step: at least one day has a start and a finish. */
export function hasWorkedDay(form: Pick<TimesheetForm, 'days'>): boolean {
  return DAYS.some((day) => isDayComplete(form.days[day]));
}

/** The step at which a saved draft opens (docs/product.md, Drafts). */
export function timesheetStep(
  form: Pick<
    TimesheetForm,
    'operatorSignature' | 'clientSignature' | 'days' | 'machineNumber' | 'plantNumber' | 'company'
  >,
): 1 | 2 | 3 | 4 {
  if (isFilled(form.operatorSignature) || isFilled(form.clientSignature)) return 4;
  if (isFilled(form.days.monday.start)) return 3;
  return [form.machineNumber, form.plantNumber, form.company].some(isFilled) ? 2 : 1;
}

/**
 * Everything that keeps a timesheet from being sent, in the order of the wizard; empty when it can be sent. The Send
 * button and the server apply the same rules (docs/product.md, Sending).
 *
 * @param guest also asks for both signatures, both names and the date
 * @param mailsLikeGuest refuses throwaway addresses: for guests, and until an account's address is confirmed
 * @param maxRecipients 5 for guests unless the installation says otherwise; no limit here for accounts
 */
export function timesheetFaults(
  form: TimesheetToSend,
  supervisorRating: Rating | null | undefined,
  {
    guest,
    mailsLikeGuest = guest,
    maxRecipients = guest ? MAX_GUEST_RECIPIENTS : Infinity,
  }: { guest: boolean; mailsLikeGuest?: boolean; maxRecipients?: number },
): FormFault[] {
  const recipients = validEmails(form.submissionEmails ?? [], { guest: mailsLikeGuest }).length;
  const rules: [holds: boolean, fault: FormFault][] = [
    [hasWorkedDay(form), FAULTS.hours],
    [!guest || isFilled(form.operatorSignature), FAULTS.operatorSignature],
    [!guest || isFilled(form.operatorSignedName), FAULTS.operatorSignedName],
    [!guest || isFilled(form.clientSignature), FAULTS.clientSignature],
    [!guest || isFilled(form.clientSignedName), FAULTS.clientSignedName],
    [!guest || isFilled(form.signatureDate), FAULTS.signatureDate],
    [Boolean(supervisorRating), FAULTS.rating],
    [recipients > 0, FAULTS.emails],
    [recipients <= maxRecipients, fault('submissionEmails', 'too-many-emails', tooManyEmails(maxRecipients))],
  ];
  return [
    ...machineHoursFaults('timesheet', form),
    ...rules.filter(([holds]) => !holds).map(([, fault]) => fault),
  ];
}

const FAULTS = {
  hours: fault('mondayStart', 'hours-missing', 'Please enter a start and a finish for at least one day.'),
  operatorSignature: fault(
    'operatorSignature',
    'operator-signature-missing',
    'Please add the driver’s signature.',
  ),
  operatorSignedName: fault('operatorSignedName', 'operator-name-missing', 'Please enter the driver’s name.'),
  clientSignature: fault('clientSignature', 'client-signature-missing', 'Please ask the client to sign.'),
  clientSignedName: fault(
    'clientSignedName',
    'client-name-missing',
    'Please enter the name of the client who is signing.',
  ),
  signatureDate: fault('signatureDate', 'signature-date-missing', 'Please enter the date of the signatures.'),
  rating: fault('supervisorRating', 'rating-missing', 'Please choose a rating: Excellent, Average or Poor.'),
  emails: fault('submissionEmails', 'emails-missing', 'Please enter at least one valid email address.'),
};

function fault(path: string, code: string, message: string): FormFault {
  return { path, code: `timesheet.${code}`, message };
}
