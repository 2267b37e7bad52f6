import { getSchemaPath } from '@nestjs/swagger';
import type { OpenDefect } from '@groundsheet/contracts';
import { AccountBeside } from '@groundsheet/forms';
import { ResponseField } from '@groundsheet/platform';
import { CertificateResponse } from '../certificates/certificate.dto.js';
import { MachineResponse } from '../machine.dto.js';
import { MACHINE_STATUS_NAMES, type MachineStatus } from '@groundsheet/form-rules';

export class HoursRead {
  @ResponseField({ type: String, format: 'date' })
  date!: string;

  @ResponseField({ type: Number, example: 4210.5 })
  hours!: number;
}

export class MachinePageResponse {
  @ResponseField({
    type: MachineResponse,
    nullable: true,
    description: 'From the register, if the machine is in it.',
  })
  machine!: MachineResponse | null;

  @ResponseField({
    enum: MACHINE_STATUS_NAMES,
    description: 'Whether it may be used, as far as its defects and certificates say.',
  })
  status!: MachineStatus;

  @ResponseField({
    type: 'array',
    items: { $ref: getSchemaPath('DefectResponse') },
    description: 'Its open defects, the worst first.',
  })
  defects!: Omit<OpenDefect, 'key'>[];

  @ResponseField({ type: [CertificateResponse], description: 'The worst first.' })
  certificates!: CertificateResponse[];

  @ResponseField({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Day of the last check that was sent.',
  })
  lastCheckedOn!: string | null;

  @ResponseField({ type: Boolean })
  isCheckedToday!: boolean;

  @ResponseField({ type: [HoursRead], description: 'From its latest checks, the first day first.' })
  hours!: HoursRead[];
}

export class MachineCheckResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'CS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, format: 'date' })
  date!: string;

  @ResponseField({
    type: String,
    nullable: true,
    example: 'Łukasz Wójcik',
    description: 'Null for accounts whose address is not confirmed, except for their own checks.',
  })
  driverName!: string | null;

  @ResponseField({
    type: AccountBeside,
    nullable: true,
    description:
      'For supervisors and admins: the account it was sent from; null for one that was sent without.',
  })
  account!: AccountBeside | null;

  @ResponseField({ type: String, nullable: true, example: '4210' })
  machineHours!: string | null;

  @ResponseField({ type: Number, description: 'Items found good, or put right.' })
  passed!: number;

  @ResponseField({ type: Number, description: 'Items that need attention.' })
  attentionCount!: number;

  @ResponseField({ type: Boolean, description: 'Whether the caller may open the sheet itself.' })
  canOpen!: boolean;
}
