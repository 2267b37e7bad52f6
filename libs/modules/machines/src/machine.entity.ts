import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { machineKeySql } from '@groundsheet/forms';
import { FIELD_LENGTHS, packedNumber, type VehicleType } from '@groundsheet/form-rules';
import { v7 as uuidv7 } from 'uuid';

/** What the register keeps of a machine, as an admin enters it. */
export interface MachineFacts {
  readonly plantNumber: string;
  readonly machineNumber: string;
  readonly vehicleType: VehicleType;
  readonly description: string;
  /** Empty for one made from the plant number. */
  readonly qrCode: string;
}

export const QR_CODE_LENGTH = 80;
const SEARCHED = ['plant_number', 'machine_number', 'description', 'qr_code'];

/** A machine of the plant register, which the wire of the scanner calls a "vehicle" (docs/machines.md, Machines). */
@Index({
  name: 'machines_listed',
  expression: `create index "machines_listed" on "machines" ("plant_number") where "archived_at" is null`,
})
@Index({
  name: 'machines_of_type',
  expression: `create index "machines_of_type" on "machines" ("vehicle_type", "plant_number") where "archived_at" is null`,
})
@Index({
  name: 'machines_archived',
  expression: `create index "machines_archived" on "machines" ("plant_number") where "archived_at" is not null`,
})
@Index({
  name: 'machines_searched',
  expression: `create index "machines_searched" on "machines" using gin ("searched" gin_trgm_ops)`,
})
@Index({
  name: 'machines_numbered',
  expression: `create unique index "machines_numbered" on "machines" (${machineKeySql('"plant_number"')})`,
})
@Entity({ tableName: 'machines' })
export class Machine {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** What the address on its label names it by; labels of other makers hold it as it is. */
  @Property({ type: 'string', length: QR_CODE_LENGTH, unique: true })
  qrCode!: string;

  /** Stands behind the `#` of the address on its label: who has it has stood in front of the machine. Random, 48 bits. */
  @Property({ type: 'string', length: 12, defaultRaw: 'substr(md5((gen_random_uuid())::text), 1, 12)' })
  readonly labelKey!: string;

  /** Upper case, no spaces; archived machines keep theirs. See `machineKey` for which are the same. */
  @Property({ type: 'string', length: FIELD_LENGTHS.plantNumber })
  plantNumber!: string;

  @Property({ type: 'string', length: FIELD_LENGTHS.machineNumber })
  machineNumber!: string;

  @Property({ type: 'string', length: 20 })
  vehicleType!: VehicleType;

  @Property({ type: 'string', length: FIELD_LENGTHS.description })
  description!: string;

  /** What an upload is called, `/api/objects/<uuid>`. */
  @Property({ type: 'string', length: 60, nullable: true })
  photo: string | null = null;

  @Property({ type: 'datetime', length: 3, nullable: true })
  archivedAt: Date | null = null;

  /** What the list is searched by. */
  @Property({
    type: 'text',
    nullable: true,
    generated: `(folded(${SEARCHED.join(` || chr(10) || `)})) stored`,
  })
  readonly searched?: string;

  /** Takes over what was entered; a code that is left empty stays, or is made from the plant number. */
  enter(facts: MachineFacts): this {
    const qrCode = facts.qrCode || this.qrCode || codeOf(facts.plantNumber);
    return Object.assign(this, facts, { qrCode });
  }
}

/** What the code of a machine holds unless another was entered. */
export function codeOf(plantNumber: string): string {
  return `GS-${plantNumber}`;
}

/** As the register writes it. */
export function tidied(facts: MachineFacts): MachineFacts {
  return {
    plantNumber: packedNumber(facts.plantNumber),
    machineNumber: facts.machineNumber.trim(),
    vehicleType: facts.vehicleType,
    description: facts.description.trim(),
    qrCode: facts.qrCode.trim(),
  };
}

/** What a label holds: the page of the machine, for any phone, with what proves that somebody stood in front of it. */
export function labelAddress(
  publicUrl: string,
  { qrCode, labelKey }: Pick<Machine, 'qrCode' | 'labelKey'>,
): string {
  return `${publicUrl}/m/${encodeURIComponent(qrCode)}#${labelKey}`;
}

/** For the audit log. */
export function aboutMachine({ id, plantNumber: name }: Machine) {
  return { kind: 'machine', id, name } as const;
}
