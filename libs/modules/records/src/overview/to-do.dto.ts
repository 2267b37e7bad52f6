import { RETURNED_STATES } from '@groundsheet/contracts';
import { ResponseField } from '@groundsheet/platform';
import { ISSUED_KIND_NAMES, type IssuedKind } from '@groundsheet/form-rules';

const TOTAL = { type: Number, description: 'How many rows there are; the first 20 are listed.' } as const;

/** An item of a machine that needs attention, and that no later check has answered otherwise. */
export class OpenDefect {
  @ResponseField({ type: String, example: 'D-114', description: 'In capitals, without spaces.' })
  plantNumber!: string;

  @ResponseField({ type: String, example: 'Brake fluid' })
  item!: string;

  @ResponseField({ type: String, example: 'top up', description: '`Fail`, or what is to be done.' })
  finding!: string;

  @ResponseField({ type: String, format: 'date', description: 'Every check since this day has found it so.' })
  since!: string;

  @ResponseField({ type: String, format: 'date', description: 'Day of the latest check that found it so.' })
  last!: string;

  @ResponseField({ type: String, format: 'uuid', description: 'The check sheet of that check.' })
  formId!: string;

  @ResponseField({ type: String, example: 'CS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, nullable: true, description: 'What its driver has noted of the item.' })
  note!: string | null;

  @ResponseField({ type: String, nullable: true, description: 'Address of the photo of the item.' })
  photoUrl!: string | null;
}

export class OpenDefectsList {
  @ResponseField({ type: [OpenDefect] })
  items!: OpenDefect[];

  @ResponseField(TOTAL)
  total!: number;
}

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
