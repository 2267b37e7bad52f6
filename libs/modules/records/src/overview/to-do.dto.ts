import { RETURNED_STATES } from '@groundsheet/contracts';
import { ResponseField } from '@groundsheet/platform';
import { ISSUED_KIND_NAMES, type IssuedKind } from '@groundsheet/form-rules';

const TOTAL = { type: Number, description: 'How many rows there are; the first 20 are listed.' } as const;

/** A mail about a form or set that has not arrived, and was not sent to its recipient again since. */
export class MailThatCameBack {
  @ResponseField({ type: String, format: 'uuid' })
  mailId!: string;

  @ResponseField({ enum: ISSUED_KIND_NAMES })
  about!: IssuedKind;

  @ResponseField({ type: String, format: 'uuid', description: 'The form or set.' })
  formId!: string;

  @ResponseField({ type: String, example: 'TS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, example: 'hire@northgate-civils.co.uk' })
  recipient!: string;

  @ResponseField({ type: String, description: 'Whose form it is about.' })
  driverName!: string;

  @ResponseField({ enum: [...RETURNED_STATES] })
  state!: (typeof RETURNED_STATES)[number];
}

export class MailsThatCameBack {
  @ResponseField({ type: [MailThatCameBack] })
  items!: MailThatCameBack[];

  @ResponseField(TOTAL)
  total!: number;
}
