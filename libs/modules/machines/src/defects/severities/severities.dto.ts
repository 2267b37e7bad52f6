import { OneOf, ResponseField, Text, VersionNumber } from '@groundsheet/platform';
import {
  SEVERITY_NAMES,
  VEHICLE_TYPE_NAMES,
  type CheckKey,
  type Severity,
  type SeverityList,
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

  @VersionNumber({ min: 0, required: true, about: 'The version that the screen showed.' })
  version!: number;
}

/** What a check proposes where it finds an item so. */
export class SeverityRowResponse {
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

/** What checks propose now, for the phones on which they are signed. */
export class SeveritiesInForceResponse implements SeverityList {
  @ResponseField({ type: Number, description: '0 for the product’s own list.' })
  version!: number;

  @ResponseField({ type: [SeverityRuleResponse], description: 'What differs from the product’s own list.' })
  rules!: readonly SeverityRuleResponse[];
}

/** A version, by what it changed. */
export class SeverityChangeResponse {
  @ResponseField({ type: Number, example: 3 })
  version!: number;

  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({ type: String, example: 'Bev Haigh' })
  by!: string;

  @ResponseField({ enum: VEHICLE_TYPE_NAMES })
  vehicle!: VehicleType;

  @ResponseField({ type: String, example: 'Mirrors' })
  label!: string;

  @ResponseField({ type: String, example: 'Fail' })
  finding!: string;

  @ResponseField({ enum: SEVERITY_NAMES })
  from!: Severity;

  @ResponseField({ enum: SEVERITY_NAMES })
  to!: Severity;
}

export class SeverityListResponse {
  @ResponseField({
    type: Number,
    description: 'To be sent as `version` with the next change; 0 for the product’s own list.',
  })
  version!: number;

  @ResponseField({
    type: [SeverityRowResponse],
    description: 'By type of vehicle, in the order of its sheet.',
  })
  rows!: SeverityRowResponse[];

  @ResponseField({ type: [SeverityChangeResponse], description: 'The latest 50 versions, the latest first.' })
  changes!: SeverityChangeResponse[];
}
