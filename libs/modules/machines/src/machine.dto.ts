import { OmitType } from '@nestjs/swagger';
import {
  Letter,
  OneOf,
  PageQuery,
  QueryFlag,
  ResponseField,
  Text,
  WholeNumber,
  Written,
} from '@groundsheet/platform';
import { FIELD_LENGTHS, VEHICLE_TYPE_NAMES, SEARCH_LENGTH, type VehicleType } from '@groundsheet/form-rules';
import { Type } from 'class-transformer';
import { QR_CODE_LENGTH } from './machine.entity.js';
import { SHEET_NAMES, type SheetName } from './labels/sheets.js';
import { machineFaults } from './machine.problems.js';

export class VehicleResponse {
  @ResponseField({ type: String, example: 'JCB 220X' })
  machineNumber!: string;

  @ResponseField({ type: String, example: 'EX-0417' })
  plantNumber!: string;

  @ResponseField({ enum: VEHICLE_TYPE_NAMES, example: 'excavator' })
  vehicleType!: VehicleType;

  @ResponseField({ type: String, example: '22 t tracked excavator, 600 mm bucket' })
  description!: string;
}

export class DemoCodeResponse {
  @ResponseField({ type: String, example: 'GS-EX-0417' })
  code!: string;

  @ResponseField({ type: String, example: '22 t tracked excavator, 600 mm bucket' })
  description!: string;
}

/** Which machines are wanted. */
export class MachinesQuery extends PageQuery {
  @Text({ max: SEARCH_LENGTH, about: 'Part of a plant or machine number, description or QR code.' })
  search?: string;

  @OneOf(VEHICLE_TYPE_NAMES, { about: 'Only machines of this type.' })
  type?: VehicleType;

  @QueryFlag({ about: 'Archived machines instead of those in use.' })
  archived?: boolean;

  @Letter(
    'Only machines whose plant number begins with this letter; `#` for those that begin with no letter.',
  )
  letter?: string;
}

/** Which machines are counted. */
export class MachinesChoice extends OmitType(MachinesQuery, ['after', 'limit', 'letter'] as const) {}

/** Which labels are printed, and on what. */
export class LabelsQuery extends MachinesQuery {
  @OneOf(SHEET_NAMES, { about: 'Labels on a sheet of A4.', required: true, example: '24' })
  sheet!: SheetName;

  @WholeNumber({ min: 1, max: 24, about: 'The first free label on the first sheet; 1 if absent.' })
  @Type(() => Number)
  start?: number;

  @Text({
    max: 3700,
    about: 'Ids of machines, separated by commas. Without them, everything that the filters match.',
  })
  ids?: string;
}

/** A machine as an admin enters it. */
export class MachineBody {
  @Written({
    max: FIELD_LENGTHS.plantNumber,
    missing: machineFaults.noLetters.message,
    about: 'Stored in capitals without spaces. No two machines may have the same letters and digits.',
    example: 'EX-0417',
  })
  plantNumber!: string;

  @Written({ max: FIELD_LENGTHS.machineNumber, about: 'Make and model.', example: 'JCB 220X' })
  machineNumber!: string;

  @OneOf(VEHICLE_TYPE_NAMES, {
    required: true,
    about: 'Decides which items are checked.',
    example: 'excavator',
  })
  vehicleType!: VehicleType;

  @Text({ max: FIELD_LENGTHS.description, about: 'What sets it apart, such as its size or bucket.' })
  description?: string | null;

  @Text({
    max: QR_CODE_LENGTH,
    about:
      'What the code on the machine holds. If empty, it stays as it is or is made from the plant number.',
  })
  qrCode?: string | null;

  @Text({ max: 60, about: 'The `url` of an uploaded photo; empty for none.' })
  photo?: string | null;
}

/** A machine of the register. */
export class MachineResponse extends VehicleResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'GS-EX-0417' })
  qrCode!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description:
      'The name of its photo, to be sent in a PUT; the picture itself is at `/api/machines/{id}/photo`.',
  })
  photo!: string | null;

  @ResponseField({ type: Boolean })
  isArchived!: boolean;
}

export class MachineSavedResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;
}
