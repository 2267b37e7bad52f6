import { OneOf, PageQuery, ResponseField, Text } from '@groundsheet/platform';
import { PublicCertificate } from '../certificates/certificate.dto.js';
import {
  MACHINE_STATUS_NAMES,
  SEARCH_LENGTH,
  VEHICLE_TYPE_NAMES,
  type MachineStatus,
  type VehicleType,
} from '@groundsheet/form-rules';

/** Which machines are wanted. */
export class MachineStatesQuery extends PageQuery {
  @OneOf(MACHINE_STATUS_NAMES, { about: 'Only those of this status.' })
  status?: MachineStatus;

  @Text({ max: SEARCH_LENGTH, about: 'Part of a plant or machine number, description or QR code.' })
  search?: string;
}

/** How a machine of the register is. */
export class MachineStateResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'D-114' })
  plantNumber!: string;

  @ResponseField({ type: String, example: 'Thwaites MACH 690' })
  machineNumber!: string;

  @ResponseField({ enum: VEHICLE_TYPE_NAMES, example: 'dumper' })
  vehicleType!: VehicleType;

  @ResponseField({ enum: MACHINE_STATUS_NAMES })
  status!: MachineStatus;

  @ResponseField({ type: Number, description: 'Defects that are still on it.' })
  openDefects!: number;

  @ResponseField({
    type: Number,
    description: 'Certificates that have expired, or have 14 days left or fewer.',
  })
  dueCertificates!: number;
}

/** A machine of the caller's that must not be used, or with care alone. */
export class OwnMachineResponse extends MachineStateResponse {
  @ResponseField({
    type: [PublicCertificate],
    description: 'Those that have expired, or have 14 days left or fewer, the worst first.',
  })
  certificates!: PublicCertificate[];
}

/** How many machines of the register, in use by it, are of each status. */
export class MachineStateCounts {
  @ResponseField({ type: Number })
  'do-not-use'!: number;

  @ResponseField({ type: Number })
  'use-with-care'!: number;

  @ResponseField({ type: Number })
  'in-use'!: number;
}
