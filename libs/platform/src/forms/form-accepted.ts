import { Answer } from '../http/fields.js';
import type { FormKind, SentForm } from './sent-form.js';

const NAMES: Record<FormKind, string> = { timesheet: 'Timesheet', 'check-sheet': 'Check sheet' };

/** The answer to one-step completion. */
export class FormAcceptedAnswer {
  @Answer({ type: Boolean, example: true })
  success!: true;

  @Answer({ type: String, description: 'A sentence for the user.' })
  message!: string;

  @Answer({ type: String, format: 'uuid' })
  id!: string;
}

export function formAccepted(
  kind: FormKind,
  { id, submissionEmails }: Pick<SentForm, 'id' | 'submissionEmails'>,
): FormAcceptedAnswer {
  const count = submissionEmails.length;
  return {
    success: true,
    message: `${NAMES[kind]} accepted. It is on its way to ${count} ${count === 1 ? 'address' : 'addresses'}.`,
    id,
  };
}
