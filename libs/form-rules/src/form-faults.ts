import { readingOf } from './reading.js';
import { isWritten } from './typed-text.js';

/** Something that keeps a form from being sent. */
export interface FormFault {
  /** The field's name on the wire. */
  path: string;
  code: string;
  /** Tells the user what to do. */
  message: string;
}

/** The same words on both forms (docs/screens.md, Wizards). */
const MACHINE_HOURS_MISSING = "Please enter machine hours. You can enter '0' if the machine wasn't used.";

export function isFilled(text: string | null | undefined): boolean {
  return isWritten(text ?? '');
}

const MACHINE_HOURS_NO_NUMBER =
  "Please enter machine hours as a number, such as 4210.5, or '0' if the machine wasn't used.";

/** Whether the wizard may leave its second step: machine hours are a number, '0' included. */
export function hasMachineHours(form: { machineHours?: string | null }): boolean {
  return readingOf(form.machineHours) !== null;
}

/** @param kind of the form, which its codes begin with */
export function machineHoursFaults(kind: string, form: { machineHours?: string | null }): FormFault[] {
  if (hasMachineHours(form)) return [];
  const [code, message] = isFilled(form.machineHours)
    ? ['machine-hours-no-number', MACHINE_HOURS_NO_NUMBER]
    : ['machine-hours-missing', MACHINE_HOURS_MISSING];
  return [{ path: 'machineHours', code: `${kind}.${code}`, message }];
}

export function tooManyEmails(most: number): string {
  return `Please send to at most ${most} email addresses.`;
}
