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
export const MACHINE_HOURS_MISSING =
  "Please enter machine hours. You can enter '0' if the machine wasn't used.";

export function isFilled(text: string | null | undefined): boolean {
  return isWritten(text ?? '');
}

/** Whether the wizard may leave its second step: machine hours are filled in, '0' included. */
export function hasMachineHours(form: { machineHours?: string | null }): boolean {
  return isFilled(form.machineHours);
}

export function tooManyEmails(most: number): string {
  return `Please send to at most ${most} email addresses.`;
}
