import { Allow, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { ApiProperty } from '@nestjs/swagger';
import {
  Answer,
  ComputedNumber,
  Flag,
  FlatFields,
  Id,
  OneOf,
  PlainDate,
  Text,
  TextList,
  WholeNumber,
  type Fault,
} from '@groundsheet/platform';
import {
  DAY_LABELS,
  DAYS,
  FIELD_LENGTHS,
  RATINGS,
  TIMESHEET_DAY_FIELDS,
  VEHICLE_TYPES,
  weekFromWire,
  wirePathOfDay,
  type Rating,
  type VehicleType,
  type WeekDays,
} from '@groundsheet/form-rules';
import { weekFaults } from './week-faults.js';

/** 512 KB of PNG as a base64 data URL, with some room; the exact limit is checked on the picture itself. */
const SIGNATURE_TEXT = 720_000;
const MAX_RECIPIENTS = 20;

const FLAT_DAY_FIELDS = DAYS.flatMap((day) =>
  TIMESHEET_DAY_FIELDS.map(({ suffix, about, ...field }) => ({
    ...field,
    name: `${day}${suffix}`,
    about: `${DAY_LABELS[day]}: ${about}`,
  })),
);

/** Every field of the specification's timesheet (part 1, section 3); the days are folded on the way in. */
@FlatFields(FLAT_DAY_FIELDS)
export class TimesheetBody {
  @Id({ about: 'UUIDv7 made by whoever begins the form; the same form can be sent once.' })
  id?: string;

  @WholeNumber({ min: 1, max: 2_000_000_000, about: 'The version that the screen showed.' })
  version?: number;

  @OneOf(['draft', 'submitted'], { about: 'What the sender takes it for; the server decides.' })
  status?: 'draft' | 'submitted';

  @PlainDate({ about: 'Last day of the week, a Saturday as a rule. Today when absent.' })
  weekEnding?: string;

  @Id({ about: 'The customer (company of the register) that the form is for.' })
  customerId?: string;

  @Text({
    max: FIELD_LENGTHS.orderNumber,
    about: 'Required where the customer asks for one.',
    example: 'P-001234',
  })
  orderNumber?: string | null;

  @Text({ max: FIELD_LENGTHS.company, about: 'The driver’s own firm.', example: 'Hill Plant' })
  company?: string | null;

  @Text({ max: FIELD_LENGTHS.clientCompany, about: 'On hire to.', example: 'Northgate Civils' })
  clientCompany?: string | null;

  @Text({ max: FIELD_LENGTHS.siteLocation, about: 'The site.', example: 'Wharf Road, phase 2' })
  siteLocation?: string | null;

  @OneOf(Object.keys(VEHICLE_TYPES), { about: 'Kind of machine.' })
  selectedVehicle?: VehicleType | null;

  @Text({ max: FIELD_LENGTHS.plantNumber, about: 'Plant number.', example: 'EX-0417' })
  plantNumber?: string | null;

  @Text({ max: FIELD_LENGTHS.machineNumber, about: 'Make and model.', example: 'JCB 220X' })
  machineNumber?: string | null;

  @Text({
    max: FIELD_LENGTHS.machineHours,
    about: 'As read off the machine; "0" when it was not used.',
    example: '4512',
  })
  machineHours?: string | null;

  @Text({ max: FIELD_LENGTHS.breakdownNotes, about: 'What broke down, and when.' })
  breakdownNotes?: string | null;

  @ComputedNumber({ about: 'Hours; worked out by the server, ignored when sent.', example: 45.5 })
  totalHours?: number | null;

  @ComputedNumber({ about: 'Hours; worked out by the server, ignored when sent.', example: 1.5 })
  standingTime?: number | null;

  @Text({ max: FIELD_LENGTHS.driverSignedName, about: 'The driver’s full name.', example: 'Łukasz Wójcik' })
  driverSignedName?: string | null;

  @Text({ max: SIGNATURE_TEXT, about: 'PNG data URL, at most 512 KB and 2000x1000.' })
  operatorSignature?: string | null;

  @Text({ max: FIELD_LENGTHS.operatorSignedName, about: 'Name under the operator’s signature.' })
  operatorSignedName?: string | null;

  @Text({ max: SIGNATURE_TEXT, about: 'PNG data URL, at most 512 KB and 2000x1000.' })
  clientSignature?: string | null;

  @Text({ max: FIELD_LENGTHS.clientSignedName, about: 'Name under the client’s signature.' })
  clientSignedName?: string | null;

  @PlainDate({ about: 'Day of the signatures.' })
  signatureDate?: string | null;

  @Flag({ about: 'To be sent by mail.' })
  submitViaEmail?: boolean;

  @Flag({ about: 'Kept as sent; nothing is sent by WhatsApp.' })
  submitViaWhatsApp?: boolean;

  @TextList({
    maxItems: MAX_RECIPIENTS,
    max: FIELD_LENGTHS.submissionEmails,
    about: 'Whom to mail the form to.',
    example: ['hire@northgate-civils.co.uk'],
  })
  submissionEmails?: string[];

  @TextList({ maxItems: MAX_RECIPIENTS, max: FIELD_LENGTHS.submissionWhatsApps, about: 'Kept as sent.' })
  submissionWhatsApps?: string[];

  /** On the wire the 56 flat day fields. */
  @Allow()
  days!: WeekDays;

  static readonly gathersFaults = true;

  static fromWire(flat: object): unknown {
    const { days, rest } = weekFromWire(flat);
    return { ...rest, days };
  }

  static shapeFaults({ days }: TimesheetBody): Fault[] {
    return weekFaults(days);
  }

  static wirePath(path: string): string {
    return wirePathOfDay(path);
  }
}

/** A week and what the client or supervisor said of it, to be signed off in one go. */
export class CompleteTimesheetBody {
  @ApiProperty({ type: TimesheetBody })
  @ValidateNested()
  @Type(() => TimesheetBody)
  timesheetData!: TimesheetBody;

  @OneOf(RATINGS, { about: 'happy = Excellent, okay = Average, unhappy = Poor.', example: 'happy' })
  supervisorRating?: Rating | null;

  @Text({ max: FIELD_LENGTHS.supervisorNotes, about: 'Notes on the rating.' })
  supervisorNotes?: string | null;

  static readonly gathersFaults = true;

  static fromWire(body: Record<string, unknown>): unknown {
    const flat = body['timesheetData'];
    const isObject = flat && typeof flat === 'object' && !Array.isArray(flat);
    return { ...body, timesheetData: TimesheetBody.fromWire(isObject ? flat : {}) };
  }

  static shapeFaults(body: CompleteTimesheetBody): Fault[] {
    return TimesheetBody.shapeFaults(body.timesheetData).map((fault) => ({
      ...fault,
      path: `timesheetData.${fault.path}`,
    }));
  }

  static wirePath(path: string): string {
    return TimesheetBody.wirePath(path);
  }
}

/** Which week is to be like a sent one. */
export class CopyTimesheetBody {
  @PlainDate({ about: 'Last day of the new week, a Saturday as a rule.', required: true })
  weekEnding!: string;
}

/** A stored timesheet as every field of the wire, and what the server adds. */
export class TimesheetAnswer extends TimesheetBody {
  @Answer({ type: String, description: 'Printed on the form.', example: 'TS-7K3M9QXD' })
  reference!: string;

  @Answer({
    type: String,
    nullable: true,
    description: 'Name of the customer when the form was saved or sent.',
  })
  customerName!: string | null;

  @Answer({ enum: RATINGS, nullable: true })
  supervisorRating!: Rating | null;

  @Answer({ type: String, nullable: true })
  supervisorNotes!: string | null;

  @Answer({ type: String, format: 'date-time', nullable: true })
  submittedAt!: string | null;

  @Answer({ type: String, format: 'date-time', description: 'When it was saved or sent last.' })
  changedAt!: string;

  @Answer({ type: String, format: 'uuid', nullable: true, description: 'The form that this one corrects.' })
  corrects!: string | null;

  @Answer({ type: String, format: 'uuid', nullable: true, description: 'The correction sent in its place.' })
  supersededBy!: string | null;
}
