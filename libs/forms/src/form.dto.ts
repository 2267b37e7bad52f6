import { Id, ResponseField, Text, TextList } from '@groundsheet/platform';
import { FORM_KINDS, HEAD_FIELDS, type FormKind } from '@groundsheet/form-rules';
import type { DriverForm } from './driver-form.entity.js';

/** The response to one-step completion. */
export class FormAcceptedResponse {
  @ResponseField({ type: Boolean, example: true })
  success!: true;

  @ResponseField({ type: String, description: 'A sentence for the user.' })
  message!: string;

  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({
    type: String,
    required: false,
    description:
      'For a form sent without an account: for 24 hours, whoever signs in under the name on it may claim it with this (`POST /api/forms/{id}/claim`).',
  })
  claimToken?: string;
}

/** @param to how many addresses it is mailed to; null where it goes to the company and nobody typed an address */
export function formAccepted(kind: FormKind, id: string, to: number | null): FormAcceptedResponse {
  const { noun, label } = FORM_KINDS[kind];
  if (to === null) {
    return { success: true, message: `Your ${noun} has been submitted directly to the company.`, id };
  }
  const addresses = `${to} ${to === 1 ? 'address' : 'addresses'}`;
  const message = `${label} accepted. It is on its way to ${addresses}.`;
  return { success: true, message, id };
}

/** The response to saving a draft. */
export class FormSavedResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: Number, description: 'What the next save is to bring as `version`.', example: 2 })
  version!: number;

  @ResponseField({ type: String, format: 'date-time' })
  changedAt!: string;
}

export function formSaved({ id, version, changedAt }: DriverForm): FormSavedResponse {
  return { id, version, changedAt: changedAt.toISOString() };
}

/** What shows that a form was sent from this tab. */
export class ClaimFormBody {
  @Text({ max: 100, about: 'The `claimToken` of the response to its sending.', required: true })
  token!: string;
}

/** What the link in a mail has brought. */
export class FormLinkBody {
  @Id({ about: 'The form that the link is for.', required: true })
  formId!: string;

  @Text({ max: 100, about: 'The key from the link in the mail.', required: true })
  key!: string;
}

/** Whom a form is mailed to once more. */
export class SendFormAgainBody {
  @TextList({
    maxItems: HEAD_FIELDS.submissionEmails.maxItems,
    max: HEAD_FIELDS.submissionEmails.maxLength,
    about: 'When absent, the people it was sent to before.',
    example: ['hire@northgate-civils.co.uk'],
  })
  recipients?: string[];
}
