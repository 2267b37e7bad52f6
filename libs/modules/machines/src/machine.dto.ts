import { ResponseField } from '@groundsheet/platform';
import { VEHICLE_TYPES, type VehicleType } from '@groundsheet/form-rules';

export class VehicleResponse {
  @ResponseField({ type: String, example: 'JCB 220X' })
  machineNumber!: string;

  @ResponseField({ type: String, example: 'EX-0417' })
  plantNumber!: string;

  @ResponseField({ enum: Object.keys(VEHICLE_TYPES), example: 'excavator' })
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
