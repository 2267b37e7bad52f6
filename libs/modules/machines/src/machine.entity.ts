import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { v7 as uuidv7 } from 'uuid';
import type { VehicleType } from '@groundsheet/form-rules';

/** A machine of the plant register, which the wire calls a "vehicle" (docs/product.md, Machines). */
@Entity({ tableName: 'machines' })
export class Machine {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** The content of the code on the machine. */
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
