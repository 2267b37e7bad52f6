import { FORM_KIND_NAMES, type FormKind } from '@groundsheet/form-rules';
import { ResponseField } from '@groundsheet/platform';
import { SessionResponse } from '../accounts/driver.dto.js';
import { PersonResponse } from './people.dto.js';

export class PersonMachine {
  @ResponseField({ type: String, example: 'EX-0417', description: 'As written on one of the forms.' })
  machine!: string;

  @ResponseField({ type: Boolean, description: 'False where only its machine number is known.' })
  hasPlantNumber!: boolean;

  @ResponseField({ type: Number, description: 'Forms that they have sent for it.' })
  forms!: number;

  @ResponseField({ type: String, format: 'date', description: 'The latest week ending or check date.' })
  lastOn!: string;
}

export class PersonForm {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ enum: FORM_KIND_NAMES })
  kind!: FormKind;

  @ResponseField({ type: String, example: 'TS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, format: 'date', description: 'Week ending or check date.' })
  date!: string;

  @ResponseField({ type: String, nullable: true, example: 'EX-0417' })
  plantNumber!: string | null;

  @ResponseField({ type: String, nullable: true, example: 'Northgate Civils Ltd' })
  customerName!: string | null;

  @ResponseField({ type: Number, nullable: true, description: 'Hours of the week, for a timesheet.' })
  totalHours!: number | null;

  @ResponseField({
    type: Number,
    nullable: true,
    description: 'Items that need attention, for a check sheet.',
  })
  attentionCount!: number | null;
}

/** A person, with what they have sent and where they are signed in. */
export class PersonPageResponse extends PersonResponse {
  @ResponseField({
    type: String,
    format: 'date-time',
    description: 'When the account or invitation was made.',
  })
  createdAt!: string;

  @ResponseField({ type: [SessionResponse], description: 'Where they are signed in, last used first.' })
  devices!: SessionResponse[];

  @ResponseField({ type: [PersonMachine], description: 'The latest 12.' })
  machines!: PersonMachine[];

  @ResponseField({ type: [PersonForm], description: 'The latest 8 that were sent.' })
  latestForms!: PersonForm[];
}
