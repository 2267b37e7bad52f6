import { OneOf, ResponseField, Text } from '@groundsheet/platform';
import {
  SEVERITY_NAMES,
  VEHICLE_TYPE_NAMES,
  type CheckKey,
  type Severity,
  type SeverityRule,
  type VehicleType,
} from '@groundsheet/form-rules';

const ITEM = {
  example: 'defectMirrors',
  description: 'The item as the check sheet has it on the wire.',
} as const;

/** What one finding is from now on. */
export class SeverityBody {
  @OneOf(VEHICLE_TYPE_NAMES, { about: 'On machines of this type.', required: true })
  vehicle!: VehicleType;

  @Text({ max: 60, about: ITEM.description, example: ITEM.example, required: true })
  item!: CheckKey;

  @Text({ max: 20, about: 'The answer as it reads: `Fail`, `change`.', example: 'Fail', required: true })
  finding!: string;

  @OneOf(SEVERITY_NAMES, { about: 'A must not be used, B with care, C at the next service.', required: true })
  severity!: Severity;
}

/** What a check proposes where it finds an item so. */
export class SeverityRowResponse implements SeverityRule {
  @ResponseField({ enum: VEHICLE_TYPE_NAMES })
  vehicle!: VehicleType;

  @ResponseField({ type: String, ...ITEM })
  item!: CheckKey;

  @ResponseField({ type: String, example: 'Mirrors' })
  label!: string;

  @ResponseField({ type: String, example: 'Fail' })
  finding!: string;

  @ResponseField({ enum: SEVERITY_NAMES })
  severity!: Severity;

  @ResponseField({ enum: SEVERITY_NAMES, description: 'The product’s own.' })
  supplied!: Severity;
}

/** A change of one line. */
export class SeverityChangeResponse {
  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({
    type: String,
    nullable: true,
    example: 'Bev Haigh',
    description: 'Null where the account has been deleted.',
  })
  by!: string | null;

  @ResponseField({ enum: VEHICLE_TYPE_NAMES })
  vehicle!: VehicleType;

  @ResponseField({ type: String, example: 'Mirrors' })
  label!: string;

  @ResponseField({ type: String, example: 'Fail' })
  finding!: string;

  @ResponseField({ type: String, example: 'Use with care' })
  from!: string;

  @ResponseField({ type: String, example: 'Do not use' })
  to!: string;
}

export class SeverityListResponse {
  @ResponseField({
    type: [SeverityRowResponse],
    description: 'By type of vehicle, in the order of its sheet.',
  })
  rows!: SeverityRowResponse[];

  @ResponseField({ type: [SeverityChangeResponse], description: 'The latest 50, the latest first.' })
  changes!: SeverityChangeResponse[];
}
