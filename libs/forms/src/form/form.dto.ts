import { Id, ResponseField, Text, TextList } from '@groundsheet/platform';
import { FORM_KINDS, HEAD_FIELDS, inSet } from '@groundsheet/form-rules';
import type { DriverForm } from './driver-form.entity.js';

/** What the server has of a form: a phone deletes nothing before this names all of it. */
export class FormReceipt {
  @ResponseField({ type: String, example: 'TS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, format: 'uuid' })
  formId!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'SHA-256 of the body as it came, hexadecimal.',
  })
  bodySha256!: string | null;

  @ResponseField({
    type: [String],
    description: 'SHA-256 of each photo of the form as it came, hexadecimal, in their order.',
  })
  pictures!: string[];
}

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
    description: 'The number that it is known by, on paper and on the telephone.',
    example: 'TS-7K3M9QXD',
  })
  reference!: string;

  @ResponseField({ type: FormReceipt, required: false, description: 'What the server received.' })
  receipt?: FormReceipt;

  @ResponseField({
    type: Boolean,
    required: false,
    description:
      'Only where nothing is mailed, because no address was typed and the customer has none. `message` says so too; the form can be sent to somebody by `POST /api/forms/{id}/send-again`.',
  })
  unmailed?: true;

  @ResponseField({
    type: String,
    required: false,
    description:
      'For a form sent without an account: for 24 hours, a person who signs in under the name on it may claim it with this (`POST /api/forms/{id}/claim`). For seven days it opens the form (`POST /api/form-links/sent`) and mails a copy (`POST /api/forms/{id}/copy`).',
  })
  claimToken?: string;
}

interface Recipients {
  /** How many addresses it is mailed to. */
  to: number;
  /** Nobody typed an address: it goes to the company alone. */
  isDirect: boolean;
}

export function formAccepted(
  { kind, id, reference }: Pick<DriverForm, 'kind' | 'id' | 'reference'>,
  { to, isDirect }: Recipients,
): FormAcceptedResponse {
  const { noun, label } = FORM_KINDS[kind];
  const which = { id, reference };
  if (to === 0 && inSet(kind) === 'never') return { success: true, message: `${label} accepted.`, ...which };
  if (to === 0) {
    const message = `Your ${noun} is in the form set. The company has no email address, so nobody has been mailed.`;
    return { success: true, message, ...which, unmailed: true };
  }
  if (isDirect) {
    const message = `Your ${noun} has been submitted directly to the company.`;
    return { success: true, message, ...which };
  }
  const message = `${label} accepted. It is on its way to ${to} ${to === 1 ? 'address' : 'addresses'}.`;
  return { success: true, message, ...which };
}

export class FormSavedResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: Number, description: 'To be sent as `version` with the next save.', example: 2 })
  version!: number;

  @ResponseField({ type: String, format: 'date-time' })
  changedAt!: string;

  @ResponseField({
    type: String,
    required: false,
    description:
      'A sentence for the user, where the draft could not be sent as it is: a second timesheet of one set.',
  })
  warning?: string;
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

/** What a guest has kept of a form that they have sent. */
export class SentFormBody {
  @Id({ about: 'The form.', required: true })
  formId!: string;

  @Text({ max: 100, about: 'The `claimToken` of the response to its sending.', required: true })
  token!: string;
}

/** Where a guest wants a copy of a form that they have sent. */
export class FormCopyBody {
  @Text({ max: 100, about: 'The `claimToken` of the response to its sending.', required: true })
  token!: string;

  @Text({
    max: HEAD_FIELDS.submissionEmails.maxLength,
    about: 'Who gets the copy.',
    required: true,
    example: 'dave@hill-plant.co.uk',
  })
  recipient!: string;
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
