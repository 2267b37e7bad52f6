import { AccountBeside } from '@groundsheet/forms';
import { OpenQueryResponse } from '@groundsheet/signing';
import { Id, OneOf, PageQuery, PlainDate, ResponseField, Text } from '@groundsheet/platform';
import {
  ASK_NOTE_LENGTH,
  DAYS,
  FIELD_LENGTHS,
  KINDS_IN_SETS,
  SET_BUCKETS,
  SEARCH_LENGTH,
  type DayName,
  type FormKind,
  type SetBucket,
  SET_HALF_NAMES,
  type SetHalf,
} from '@groundsheet/form-rules';

export const SET_ORDERS = ['latest', 'oldest'] as const;
export type SetOrder = (typeof SET_ORDERS)[number];

/** Which sets are wanted: open ones, of one tab or of all, or completed ones. */
export class CollationsQuery extends PageQuery {
  @OneOf([...SET_BUCKETS, 'completed', 'unconfirmed'], {
    about:
      'One tab only, or the completed sets. All open sets if absent. Supervisors and admins find the sets of accounts whose address is not confirmed under `unconfirmed`, open and completed, and nowhere else.',
  })
  bucket?: SetBucket | 'completed' | 'unconfirmed';

  @Text({
    max: SEARCH_LENGTH,
    about:
      'Part of a driver’s name, plant number, customer, order number or reference, or of the reference of one of its forms.',
    example: 'EX-0417',
  })
  search?: string;

  @PlainDate({
    about: 'Only sets of the week that ends on this Saturday. Any other day stands for its week.',
  })
  week?: string;

  @Text({ max: FIELD_LENGTHS.driverSignedName, about: 'Part of the driver’s name on the forms.' })
  driver?: string;

  @Text({ max: FIELD_LENGTHS.plantNumber, about: 'Only sets of this machine.', example: 'EX-0417' })
  plantNumber?: string;

  @Id({ about: 'Only sets for this customer.' })
  customerId?: string;

  @OneOf(SET_ORDERS, {
    about:
      'Last changed first (the default), or the oldest week first; completed sets in the order in which they were completed.',
  })
  sort?: SetOrder;
}

/** What is said to a driver beside what is missing. */
export class AskSetRequest {
  @Text({ max: ASK_NOTE_LENGTH, about: 'One line for the driver, in the mail.' })
  note?: string | null;
}

/** Whom to ask, and about which week. */
export class AskRequest {
  @Id({ about: 'The account of the driver.', required: true })
  driverId!: string;

  @PlainDate({ about: 'Any day of the week, which ends on Saturday.', example: '2026-11-21', required: true })
  week!: string;
}

/** A form of a set, as far as anybody who sees the set may know it. */
export class FormOfSet {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ enum: KINDS_IN_SETS })
  kind!: FormKind;

  @ResponseField({ enum: ['draft', 'submitted'] })
  status!: 'draft' | 'submitted';

  @ResponseField({ type: String, example: 'CS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, format: 'date', description: 'Week ending or check date.' })
  date!: string;

  @ResponseField({ type: [String], description: 'What it lacks to be complete.', example: ['Machine hours'] })
  missing!: string[];

  @ResponseField({ type: Number, description: 'Items that need attention.' })
  attentionCount!: number;
}

export class AskedOfSet {
  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Who asked; null once the account is deleted.',
  })
  by!: string | null;
}

/** A form set in a list. */
export class CollationResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'FS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, example: 'Łukasz Wójcik' })
  driverSignedName!: string;

  @ResponseField({
    type: AccountBeside,
    nullable: true,
    description: 'Null once the account is deleted, and for readers by a link.',
  })
  account!: AccountBeside | null;

  @ResponseField({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The account; null once it is deleted, and for readers by a link.',
  })
  driverId!: string | null;

  @ResponseField({ type: Boolean, description: 'Whether it is the caller’s own.' })
  isOwn!: boolean;

  @ResponseField({
    type: Boolean,
    description: 'Whether the driver of its forms has approved and sent it, as a supervisor may.',
  })
  isSentByDriver!: boolean;

  @ResponseField({ type: String, nullable: true, example: 'EX-0417' })
  plantNumber!: string | null;

  @ResponseField({ type: String, nullable: true })
  machineNumber!: string | null;

  @ResponseField({ type: String, format: 'uuid', nullable: true })
  customerId!: string | null;

  @ResponseField({ type: String, nullable: true, description: 'The customer.' })
  company!: string | null;

  @ResponseField({ type: String, nullable: true })
  siteLocation!: string | null;

  @ResponseField({ type: String, nullable: true, description: 'Of its forms, each once.' })
  orderNumber!: string | null;

  @ResponseField({ type: String, format: 'date', description: 'The Saturday that its week ends on.' })
  collationDate!: string;

  @ResponseField({ type: String, format: 'uuid', nullable: true })
  timesheetId!: string | null;

  @ResponseField({ type: String, format: 'uuid', nullable: true, description: 'The latest day’s.' })
  checkSheetId!: string | null;

  @ResponseField({
    type: [String],
    description: 'Who it was mailed to; empty until it is completed, and for readers by a link.',
  })
  emails!: string[];

  @ResponseField({ enum: ['draft', 'pending', 'completed'] })
  status!: 'draft' | 'pending' | 'completed';

  @ResponseField({ type: Boolean })
  timesheetComplete!: boolean;

  @ResponseField({ type: Boolean })
  checkSheetComplete!: boolean;

  @ResponseField({
    type: Number,
    nullable: true,
    description: 'Of its timesheet, once that is complete.',
    example: 45.5,
  })
  hours!: number | null;

  @ResponseField({
    enum: DAYS,
    isArray: true,
    nullable: true,
    description: 'The days with hours, once its timesheet is complete.',
  })
  daysWorked!: DayName[] | null;

  @ResponseField({
    type: AskedOfSet,
    nullable: true,
    description: 'When its driver was last asked to complete it; null for readers by a link.',
  })
  asked!: AskedOfSet | null;

  @ResponseField({
    enum: SET_HALF_NAMES,
    nullable: true,
    description: 'What a completed set was sent without, as its sender chose.',
  })
  completedWithout!: SetHalf | null;

  @ResponseField({ type: String, format: 'date-time' })
  changedAt!: string;

  @ResponseField({ type: [FormOfSet], description: 'Its forms, by day.' })
  forms!: FormOfSet[];

  @ResponseField({
    type: [OpenQueryResponse],
    description:
      'What clients say is wrong with the set or a form of it, until it is answered or corrected; empty for readers by a link.',
  })
  queries!: OpenQueryResponse[];
}

/** How many open sets stand in each tab; one may stand in two. */
export class CollationCounts {
  @ResponseField({ type: Number })
  ready!: number;

  @ResponseField({ type: Number })
  incomplete!: number;

  @ResponseField({ type: Number })
  needsCompletion!: number;

  @ResponseField({
    type: Number,
    description:
      'Open sets of accounts whose address is not confirmed, which are in no other count; 0 for drivers.',
  })
  unconfirmed!: number;
}
