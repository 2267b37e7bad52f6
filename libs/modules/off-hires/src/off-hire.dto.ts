import { OmitType } from '@nestjs/swagger';
import {
  Instant,
  OneOf,
  PageQuery,
  PlainDate,
  ResponseField,
  Text,
  TextList,
  Written,
} from '@groundsheet/platform';
import {
  OFF_HIRE_LENGTHS,
  OFF_HIRE_STATE_NAMES,
  SEARCH_LENGTH,
  VEHICLE_TYPE_NAMES,
  type OffHireState,
  type VehicleType,
} from '@groundsheet/form-rules';

/** Room for more than are taken: how many there may be is a rule with words of its own. */
const PHOTOS = { maxItems: 20, max: 60 };

/** As the states, and those whose notice has run out while they wait. */
export const SHOWN_STATES = [...OFF_HIRE_STATE_NAMES, 'over'] as const;
export type ShownState = (typeof SHOWN_STATES)[number];

/** Notice that a machine may be collected. */
export class OffHireBody {
  @Text({
    max: OFF_HIRE_LENGTHS.plantNumber,
    required: true,
    about: 'The plant number, however it is written. It need not be in the register.',
    example: 'D-114',
  })
  plantNumber!: string;

  @Text({
    max: OFF_HIRE_LENGTHS.contactName,
    required: true,
    about: 'Who gives the notice.',
    example: 'Siân O’Neill',
  })
  contactName!: string;

  @Text({
    max: OFF_HIRE_LENGTHS.firm,
    required: true,
    about: 'The firm that the machine is on hire to. A customer of the register is matched by name.',
    example: 'Northgate Civils Ltd',
  })
  firm!: string;

  @Text({ max: OFF_HIRE_LENGTHS.phone, required: true, about: 'Who to ring.', example: '0191 496 0114' })
  phone!: string;

  @Text({
    max: OFF_HIRE_LENGTHS.email,
    required: true,
    about: 'Where the receipt goes. The customer’s own address gets one as well.',
    example: 'sian@northgate-civils.co.uk',
  })
  email!: string;

  @Text({
    max: OFF_HIRE_LENGTHS.machineHours,
    required: true,
    about: 'Hours on the clock; 0 if it has none.',
    example: '4210.5',
  })
  machineHours!: string;

  @Text({ max: OFF_HIRE_LENGTHS.siteLocation, about: 'Where it stands.', example: 'Wharf Road, phase 2' })
  siteLocation?: string | null;

  @PlainDate({ required: true, about: 'From when it can be collected.', example: '2026-11-27' })
  readyFrom!: string;

  @TextList({ ...PHOTOS, about: 'The `url` of each uploaded photo, at most 5.' })
  photos?: string[] | null;
}

/** That a notice has been taken. */
export class OffHireGivenResponse {
  @ResponseField({ type: String, example: 'OH-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, example: 'D-114', description: 'As the register writes it.' })
  plantNumber!: string;

  @ResponseField({ type: Number, example: 7, description: 'Working days of notice.' })
  noticeDays!: number;

  @ResponseField({ type: String, format: 'date', description: 'The last day of the notice.' })
  noticeEnds!: string;
}

/** Which notices are wanted; all of them if nothing is said. */
export class OffHiresQuery extends PageQuery {
  @OneOf(SHOWN_STATES, {
    about: 'Only notices in this state; `over` are those still waiting after the notice has ended.',
  })
  state?: ShownState;

  @PlainDate({ about: 'Given on this day or later.' })
  from?: string;

  @PlainDate({ about: 'Given on this day or earlier.' })
  to?: string;

  @Text({
    max: SEARCH_LENGTH,
    about:
      'Part of the reference, plant number, firm, name or site; or a plant number however it is written.',
    example: 'northgate',
  })
  search?: string;
}

/** Which of them make a table. */
export class OffHiresChoice extends OmitType(OffHiresQuery, ['after', 'limit'] as const) {}

/** A notice in the list of the office. */
export class OffHireResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'OH-7K3M9QXD' })
  reference!: string;

  @ResponseField({ enum: OFF_HIRE_STATE_NAMES })
  state!: OffHireState;

  @ResponseField({ type: String, example: 'D-114' })
  plantNumber!: string;

  @ResponseField({ type: String, nullable: true, example: 'Thwaites MACH 690' })
  machineNumber!: string | null;

  @ResponseField({ enum: VEHICLE_TYPE_NAMES, nullable: true })
  vehicleType!: VehicleType | null;

  @ResponseField({ type: Boolean, description: 'Whether the register has the machine.' })
  isRegistered!: boolean;

  @ResponseField({ type: String, example: 'Northgate Civils Ltd' })
  firm!: string;

  @ResponseField({ type: Boolean, description: 'Whether the firm is a customer of the register.' })
  isCustomer!: boolean;

  @ResponseField({ type: String, example: 'Siân O’Neill' })
  contactName!: string;

  @ResponseField({ type: String, nullable: true })
  siteLocation!: string | null;

  @ResponseField({ type: String, format: 'date' })
  readyFrom!: string;

  @ResponseField({ type: String, format: 'date-time' })
  givenAt!: string;

  @ResponseField({ type: Number, description: 'Working days.' })
  noticeDays!: number;

  @ResponseField({ type: String, format: 'date', description: 'The last day of the notice.' })
  noticeEnds!: string;

  @ResponseField({ type: Number, description: 'Working days left of the notice.' })
  daysLeft!: number;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  collectedAt!: string | null;
}

/** Something that was done to a notice. */
export class OffHireEvent {
  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({ type: String, example: 'Confirmed a collection' })
  words!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Whose account did it; null for a person without one.',
  })
  who!: string | null;
}

/** A notice with everything that is known of it. */
export class OffHireInFullResponse extends OffHireResponse {
  @ResponseField({ type: String })
  phone!: string;

  @ResponseField({ type: String })
  email!: string;

  @ResponseField({ type: String, nullable: true, description: 'The customer’s own address, mailed as well.' })
  companyEmail!: string | null;

  @ResponseField({ type: String })
  machineHours!: string;

  @ResponseField({ type: [String], description: 'Where its photos can be read.' })
  photoURLs!: string[];

  @ResponseField({ type: String, nullable: true })
  collectedBy!: string | null;

  @ResponseField({ type: String, nullable: true })
  collectedNote!: string | null;

  @ResponseField({ type: [String], description: 'Where the photos of the collection can be read.' })
  collectedPhotoURLs!: string[];

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  withdrawnAt!: string | null;

  @ResponseField({ type: String, nullable: true })
  withdrawnReason!: string | null;

  @ResponseField({ type: [OffHireEvent], description: 'Earliest first.' })
  events!: OffHireEvent[];
}

/** That a machine was collected. */
export class CollectionBody {
  @Written({
    max: OFF_HIRE_LENGTHS.collectedBy,
    about: 'Who collected it.',
    example: 'Dave Hill',
  })
  collectedBy!: string;

  @Instant({ required: true, about: 'When. Not before the notice was given, and not after now.' })
  collectedAt!: string;

  @Text({ max: OFF_HIRE_LENGTHS.note, about: 'What was seen, such as damage.' })
  note?: string | null;

  @TextList({ ...PHOTOS, about: 'The `url` of each uploaded photo of the machine, at most 5.' })
  photos?: string[] | null;
}

/** That a notice does not count. */
export class WithdrawalBody {
  @Written({
    max: OFF_HIRE_LENGTHS.note,
    about: 'The reason, for the person who gave the notice.',
    example: 'The customer keeps it another week.',
  })
  reason!: string;
}
