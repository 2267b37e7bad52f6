import { ResponseField, Text } from '@groundsheet/platform';
import {
  DEFECT_STATES,
  MACHINE_STATUS_NAMES,
  SEVERITY_NAMES,
  VEHICLE_TYPE_NAMES,
  type CheckKey,
  type DefectState,
  type MachineStatus,
  type Severity,
  type SeverityRule,
  type VehicleType,
} from '@groundsheet/form-rules';
import { PublicCertificate } from '../certificates/certificate.dto.js';

const ITEM = {
  example: 'defectMirrors',
  description: 'The item as the check sheet has it on the wire.',
} as const;

/** Which machine is asked about. */
export class MachineStatusQuery {
  @Text({ max: 80, about: 'A plant number, however it is written.', example: 'D-114', required: true })
  plantNumber!: string;
}

/** A line that the firm judges otherwise than the product. */
export class SeverityRuleResponse implements SeverityRule {
  @ResponseField({ enum: VEHICLE_TYPE_NAMES })
  vehicle!: VehicleType;

  @ResponseField({ type: String, ...ITEM })
  item!: CheckKey;

  @ResponseField({ type: String, example: 'Fail' })
  finding!: string;

  @ResponseField({ enum: SEVERITY_NAMES })
  severity!: Severity;
}

/** What is open on a machine, without names. */
export class PublicDefect {
  @ResponseField({
    type: String,
    example: 'defectParkBrake',
    description: 'The item as the check sheet has it on the wire.',
  })
  key!: string;

  @ResponseField({ type: String, example: 'D-1042' })
  number!: string;

  @ResponseField({ type: String, example: 'Park brake' })
  item!: string;

  @ResponseField({ enum: SEVERITY_NAMES })
  severity!: Severity;

  @ResponseField({ type: Boolean, description: 'The machine must not be used because of it.' })
  isStopping!: boolean;

  @ResponseField({ enum: Object.keys(DEFECT_STATES) })
  state!: DefectState;

  @ResponseField({ type: String, format: 'date-time' })
  openedAt!: string;
}

/** Whether a machine may be used, as far as its checks, repairs and certificates say. */
export class MachineStatusResponse {
  @ResponseField({ type: String, example: 'D-114' })
  plantNumber!: string;

  @ResponseField({ type: String, example: 'Thwaites MACH 690', description: 'Make and model.' })
  machineNumber!: string;

  @ResponseField({
    type: Boolean,
    description: 'Whether there is a photo, at `GET /api/machine-status/{code}/photo`.',
  })
  hasPhoto!: boolean;

  @ResponseField({ enum: VEHICLE_TYPE_NAMES })
  vehicleType!: VehicleType;

  @ResponseField({ enum: MACHINE_STATUS_NAMES })
  status!: MachineStatus;

  @ResponseField({
    type: String,
    format: 'date',
    nullable: true,
    description: 'Day of the last check that was sent.',
  })
  lastCheckedOn!: string | null;

  @ResponseField({ type: Boolean })
  isCheckedToday!: boolean;

  @ResponseField({ type: [PublicDefect], description: 'The worst first.' })
  defects!: PublicDefect[];

  @ResponseField({
    type: [PublicCertificate],
    description: 'The worst first. Files open for anyone who asks by the code.',
  })
  certificates!: PublicCertificate[];

  @ResponseField({
    type: [SeverityRuleResponse],
    description:
      'What checks propose otherwise than by the product’s own list, for the phone on which one is signed without a signal.',
  })
  severities!: readonly SeverityRuleResponse[];
}
