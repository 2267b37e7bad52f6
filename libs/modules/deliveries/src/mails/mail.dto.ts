import { OneOf, PageQuery, ResponseField, Text } from '@groundsheet/platform';
import { MAIL_STATES, type MailState } from '@groundsheet/contracts';
import { ISSUED_KIND_NAMES, SEARCH_LENGTH } from '@groundsheet/form-rules';

const ABOUT = [...ISSUED_KIND_NAMES, 'account', 'off-hire', 'defect'] as const;

/** Which mails are wanted; all of them if nothing is said. */
export class MailsQuery extends PageQuery {
  @OneOf(MAIL_STATES, { about: 'Only mails in this state.' })
  state?: MailState;

  @Text({
    max: SEARCH_LENGTH,
    about: 'Part of a recipient’s address, a subject or a reference.',
    example: 'northgate',
  })
  search?: string;
}

/** A mail in the list of the office. */
export class MailResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'hire@northgate-civils.co.uk' })
  recipient!: string;

  @ResponseField({ type: String })
  subject!: string;

  @ResponseField({ enum: [...ABOUT] })
  about!: (typeof ABOUT)[number];

  @ResponseField({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The form, set or off-hire notice; null for a mail about an account or a defect.',
  })
  formId!: string | null;

  @ResponseField({ type: String, nullable: true, example: 'TS-7K3M9QXD' })
  reference!: string | null;

  @ResponseField({ type: String, description: 'Whose form or account it is about; may be empty.' })
  driverName!: string;

  @ResponseField({ enum: MAIL_STATES })
  state!: MailState;

  @ResponseField({ type: Number })
  attempts!: number;

  @ResponseField({ type: String, nullable: true, description: 'The last reply of the other mail server.' })
  error!: string | null;

  @ResponseField({ type: String, format: 'date-time' })
  queuedAt!: string;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  sentAt!: string | null;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was delivered or came back, as the mail provider says.',
  })
  reportedAt!: string | null;
}

/** A mail with what is in it. Its links are without the keys that only the recipient has. */
export class MailInFullResponse extends MailResponse {
  @ResponseField({ type: String, description: 'The text part.' })
  text!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Name of the attached PDF; null if there is none.',
  })
  attachment!: string | null;
}

/** How mail leaves this installation. */
export class MailTransportResponse {
  @ResponseField({ enum: ['file', 'smtp', 'sendgrid'] })
  transport!: 'file' | 'smtp' | 'sendgrid';
}

export class MailQueuedResponse {
  @ResponseField({ type: String, format: 'uuid', description: 'The new mail.' })
  id!: string;
}
