import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import {
  OFF_HIRE_LENGTHS,
  VEHICLE_TYPES,
  type OffHireState,
  type VehicleType,
} from '@groundsheet/form-rules';
import { machineKeySql, newReference } from '@groundsheet/forms';
import { OfAccount } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';

/** Who gave the notice, and what they typed. */
export type GivenOffHire = Pick<
  OffHire,
  | 'driverId'
  | 'plantNumber'
  | 'contactName'
  | 'phone'
  | 'email'
  | 'machineHours'
  | 'siteLocation'
  | 'readyFrom'
  | 'photos'
  | 'machineId'
  | 'machineNumber'
  | 'vehicleType'
  | 'firm'
  | 'companyId'
  | 'companyEmail'
  | 'givenAt'
  | 'givenOn'
  | 'noticeDays'
  | 'noticeEnds'
>;

export interface Collection {
  readonly collectedAt: Date;
  readonly collectedBy: string;
  readonly note: string | null;
  /** As uploads are called in a request. */
  readonly photos: readonly string[];
}

/** What the list is searched by. */
const SEARCHED = ['reference', 'plant_number', 'firm', 'contact_name', `coalesce(site_location, '')`];

/**
 * Notice that a machine may be collected. The notice does not end the hire by itself: the office confirms the collection, or withdraws the
 * notice (docs/machines.md, Off-hire).
 */
@Index({
  name: 'off_hires_listed',
  expression: `create index "off_hires_listed" on "off_hires" ("given_at" desc, "id" desc)`,
})
@Index({
  name: 'off_hires_of_state',
  expression: `create index "off_hires_of_state" on "off_hires" ("state", "given_at" desc, "id" desc)`,
})
@Index({
  name: 'off_hires_of_machine',
  expression: `create index "off_hires_of_machine" on "off_hires" ((${machineKeySql('"plant_number"')}))`,
})
@Index({
  name: 'off_hires_searched',
  expression: `create index "off_hires_searched" on "off_hires" using gin ("searched" gin_trgm_ops)`,
})
@OfAccount('driver_id')
@Entity({ tableName: 'off_hires' })
export class OffHire {
  @PrimaryKey({ type: 'uuid' })
  id: string = uuidv7();

  /** Read out on the telephone: `OH-7K3M9QXD`. */
  @Property({ type: 'string', length: 11, unique: true })
  reference: string = newReference('OH');

  /** The account that gave it; null for people without one. */
  @Index()
  @Property({ type: 'uuid', nullable: true })
  driverId: string | null = null;

  /** Of the register; null where it has none with this number. */
  @Property({ type: 'uuid', nullable: true })
  machineId: string | null = null;

  /** As the register writes it, else as it was typed. */
  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.plantNumber })
  plantNumber!: string;

  @Property({ type: 'text', nullable: true })
  machineNumber: string | null = null;

  @Property({ type: 'string', length: 20, nullable: true })
  vehicleType: VehicleType | null = null;

  /** As the register calls the customer, else as it was typed. */
  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.firm })
  firm!: string;

  @Property({ type: 'uuid', nullable: true })
  companyId: string | null = null;

  /** The customer's own address on that day. */
  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.email, nullable: true })
  companyEmail: string | null = null;

  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.contactName })
  contactName!: string;

  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.phone })
  phone!: string;

  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.email })
  email!: string;

  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.machineHours })
  machineHours!: string;

  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.siteLocation, nullable: true })
  siteLocation: string | null = null;

  @Property({ type: 'date' })
  readyFrom!: string;

  /** As uploads are called in a request: `/api/objects/<uuid>`. */
  @Property({ type: 'json' })
  photos: string[] = [];

  @Property({ type: 'datetime', length: 3 })
  givenAt!: Date;

  /** The day on site. */
  @Property({ type: 'date' })
  givenOn!: string;

  /** Working days, as agreed on that day. */
  @Property({ type: 'smallint' })
  noticeDays!: number;

  /** Its last day. */
  @Property({ type: 'date' })
  noticeEnds!: string;

  @Property({ type: 'string', length: 10 })
  state: OffHireState = 'waiting';

  @Property({ type: 'datetime', length: 3, nullable: true })
  collectedAt: Date | null = null;

  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.collectedBy, nullable: true })
  collectedBy: string | null = null;

  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.note, nullable: true })
  collectedNote: string | null = null;

  @Property({ type: 'json' })
  collectedPhotos: string[] = [];

  @Property({ type: 'datetime', length: 3, nullable: true })
  withdrawnAt: Date | null = null;

  @Property({ type: 'string', length: OFF_HIRE_LENGTHS.note, nullable: true })
  withdrawnReason: string | null = null;

  @Property({
    type: 'text',
    nullable: true,
    generated: `(folded(${SEARCHED.join(` || chr(10) || `)})) stored`,
  })
  readonly searched?: string;

  static give(given: GivenOffHire): OffHire {
    return Object.assign(new OffHire(), given);
  }

  get isWaiting(): boolean {
    return this.state === 'waiting';
  }

  collect({ collectedAt, collectedBy, note, photos }: Collection): void {
    this.state = 'collected';
    this.collectedAt = collectedAt;
    this.collectedBy = collectedBy;
    this.collectedNote = note;
    this.collectedPhotos = [...photos];
  }

  withdraw(reason: string, now: Date): void {
    this.state = 'withdrawn';
    this.withdrawnReason = reason;
    this.withdrawnAt = now;
  }

  /** `Dumper, Thwaites MACH 690`; null where the machine is in no register. */
  machineWords(): string | null {
    const type = this.vehicleType && VEHICLE_TYPES[this.vehicleType];
    return [type, this.machineNumber].filter(Boolean).join(', ') || null;
  }
}
