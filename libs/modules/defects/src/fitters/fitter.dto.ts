import { PickType } from '@nestjs/swagger';
import { Id, ResponseField, Text } from '@groundsheet/platform';
import { DefectResponse } from '../defect.dto.js';
import { RepairBody } from '../defect-requests.dto.js';
import { MachineRepairResponse } from '../repairs/repair.dto.js';

/** A PNG of 512 KB in base64, with room for what stands before it. */
const SIGNATURE_LENGTH = 700_000;

export class RepairLinkResponse {
  @ResponseField({ type: String, description: 'The fitter’s page; the key is after the `#`.' })
  url!: string;

  @ResponseField({ type: String, format: 'date-time' })
  expiresAt!: string;

  @ResponseField({ type: String, example: 'D-114' })
  plantNumber!: string;
}

export class OpenRepairLinkBody {
  @Id({ about: 'From the address of the page.', required: true })
  id!: string;

  @Text({ max: 100, about: 'The part of the address after the `#`.', required: true })
  key!: string;
}

export class FitterRepairBody extends RepairBody {
  @Id({ about: 'From the address of the page.', required: true })
  id!: string;

  @Text({ max: 100, about: 'The part of the address after the `#`.', required: true })
  key!: string;

  @Id({ about: 'Which defect was repaired.', required: true })
  defectId!: string;

  @Text({
    max: SIGNATURE_LENGTH,
    verbatim: true,
    about: 'The fitter’s signature, a PNG as a data URL.',
    required: true,
  })
  fitterSignature!: string;
}

// prettier-ignore
const FOR_FITTERS = ['id', 'number', 'item', 'finding', 'note', 'severity', 'isStopping', 'state', 'openedAt'] as const;

/** A defect as a fitter sees it. */
export class DefectToRepair extends PickType(DefectResponse, FOR_FITTERS) {
  @ResponseField({
    type: String,
    example: 'defectParkBrake',
    description: 'The item as the check sheet has it on the wire.',
  })
  key!: string;
}

/** One machine with what is to be repaired on it. */
export class RepairPageResponse {
  @ResponseField({ type: String, example: 'D-114' })
  plantNumber!: string;

  @ResponseField({ type: String, description: 'Who asked for the repair.' })
  askedBy!: string;

  @ResponseField({ type: String, format: 'date-time' })
  expiresAt!: string;

  @ResponseField({ type: [DefectToRepair], description: 'The worst first.' })
  defects!: DefectToRepair[];

  @ResponseField({
    type: [MachineRepairResponse],
    description: 'What has been signed through this very link and not corrected since, the latest first.',
  })
  records!: MachineRepairResponse[];
}
