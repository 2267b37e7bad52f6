import { Answer } from '@groundsheet/platform';
import { VEHICLE_TYPES, type VehicleType } from '@groundsheet/form-rules';

export class VehicleAnswer {
  @Answer({ type: String, example: 'JCB 220X' })
  machineNumber!: string;

  @Answer({ type: String, example: 'EX-0417' })
  plantNumber!: string;

  @Answer({ enum: Object.keys(VEHICLE_TYPES), example: 'excavator' })
  vehicleType!: VehicleType;

  @Answer({ type: String, example: '22 t tracked excavator, 600 mm bucket' })
  description!: string;
}

export class DemoCodeAnswer {
  @Answer({ type: String, example: 'GS-EX-0417' })
  code!: string;

  @Answer({ type: String, example: '22 t tracked excavator, 600 mm bucket' })
  description!: string;
}
