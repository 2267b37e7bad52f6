import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';
import type { VehicleType } from '@groundsheet/form-rules';

/** A machine of the plant register. On the wire and in its QR code it is a "vehicle". */
@Entity({ tableName: 'machines' })
export class Machine {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** What the code on the machine holds. */
  @Property({ type: 'string', length: 80, unique: true })
  qrCode!: string;

  @Property({ type: 'string', length: 40 })
  plantNumber!: string;

  @Property({ type: 'string', length: 80 })
  machineNumber!: string;

  @Property({ type: 'string', length: 20 })
  vehicleType!: VehicleType;

  @Property({ type: 'string', length: 200 })
  description!: string;
}
