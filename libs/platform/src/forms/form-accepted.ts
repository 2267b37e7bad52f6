import { Answer } from '../http/fields.js';
import type { FormKind } from './form.js';

const NAMES: Record<FormKind, string> = { timesheet: 'Timesheet', 'check-sheet': 'Check sheet' };

/** The answer to one-step completion. */
export class FormAcceptedAnswer {
  @Answer({ type: Boolean, example: true })
  success!: true;

  @Answer({ type: String, description: 'A sentence for the user.' })
  message!: string;

  @Answer({ type: String, format: 'uuid' })
  id!: string;

  @Answer({
    type: String,
    required: false,
    description:
      'Of a form that was sent without an account: for 24 hours whoever signs in under the name on it may claim it by this (`POST …/{id}/claim`).',
  })
  claimToken?: string;
}

/** @param to how many addresses it is mailed to; null where it goes to the company and nobody typed an address */
export function formAccepted(kind: FormKind, id: string, to: number | null): FormAcceptedAnswer {
  if (to === null) {
    return {
      success: true,
      message: `Your ${NAMES[kind].toLowerCase()} has been submitted directly to the company.`,
      id,
    };
  }
  const addresses = `${to} ${to === 1 ? 'address' : 'addresses'}`;
  return { success: true, message: `${NAMES[kind]} accepted. It is on its way to ${addresses}.`, id };
}
