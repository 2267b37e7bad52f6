import { Allow, ValidateNested } from 'class-validator';
import { Type } from 'class-transformer';
import { ApiProperty } from '@nestjs/swagger';
import {
  Answer,
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
  answersFromWire,
  CHECK_FIELDS,
  FIELD_LENGTHS,
  MACHINE_TYPES,
  MAX_GUEST_PHOTOS,
  MAX_PHOTOS,
  wirePathOfAnswer,
  type CheckAnswers,
  type VehicleType,
} from '@groundsheet/form-rules';
import { answerFaults } from './answer-faults.js';

/** 512 KB of PNG as a base64 data URL, with some room; the exact limit is checked on the picture itself. */
const SIGNATURE_TEXT = 720_000;
const MAX_RECIPIENTS = 20;
/** Bounds the list before the rules of form-rules say how many photos there may be. */
const PHOTOS_READ = 20;
const PHOTO_URL_LENGTH = 100;

const FLAT_ANSWERS = CHECK_FIELDS.map(({ key, label, answers }) => {
  const isChoice = answers.some((answer) => typeof answer === 'string');
  return {
    name: key,
    ...(isChoice ? { kind: 'choice' as const, values: answers.map(String) } : { kind: 'answer' as const }),
    about: isChoice
      ? `${label}. Which of these, the vehicle says.`
      : `${label}: pass, fail, or null for N/A.`,
  };
});

/** Every field of the specification's check sheet (part 2, section 3); the answers are gathered on the way in. */
@FlatFields(FLAT_ANSWERS)
export class CheckSheetBody {
  @Id({ about: 'UUIDv7 made by whoever begins the form; the same form can be sent once.' })
  id?: string;

  @WholeNumber({ min: 1, max: 2_000_000_000, about: 'The version that the screen showed.' })
  version?: number;

  @OneOf(['draft', 'submitted'], { about: 'What the sender takes it for; the server decides.' })
  status?: 'draft' | 'submitted';

  @PlainDate({ about: 'Day of the check. Today when absent.' })
  checkDate?: string;

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

  @Text({ max: FIELD_LENGTHS.onHireTo, about: 'Kept as sent, and printed.' })
  onHireTo?: string | null;

  @Text({ max: FIELD_LENGTHS.siteLocation, about: 'The site.', example: 'Wharf Road, phase 2' })
  siteLocation?: string | null;

  @OneOf(MACHINE_TYPES, { about: 'Kind of machine; it says which items are checked.' })
  selectedVehicle?: VehicleType | null;

  @Text({ max: FIELD_LENGTHS.plantNumber, about: 'Plant number.', example: 'DX-0417' })
  plantNumber?: string | null;

  @Text({ max: FIELD_LENGTHS.machineNumber, about: 'Make and model.', example: 'Thwaites 9t' })
  machineNumber?: string | null;

  @Text({
    max: FIELD_LENGTHS.machineHours,
    about: 'As read off the machine; "0" when it was not used.',
    example: '4512',
  })
  machineHours?: string | null;

  @Text({ max: FIELD_LENGTHS.defectsNotes, about: 'Defects found and what was done about them.' })
  defectsNotes?: string | null;

  @TextList({
    maxItems: PHOTOS_READ,
    max: PHOTO_URL_LENGTH,
    about: `Addresses that uploads answered with; ${MAX_GUEST_PHOTOS} without an account, else at most ${MAX_PHOTOS}.`,
    example: ['/api/objects/01935b2e-7c5e-7000-8000-000000000001'],
  })
  photos?: string[];

  @Text({ max: FIELD_LENGTHS.stoppageReason, about: 'Why the machine stood, kept as sent and printed.' })
  stoppageReason?: string | null;

  @Text({ max: FIELD_LENGTHS.fuelLevel, about: 'Kept as sent, and printed.', example: 'full' })
  fuelLevel?: string | null;

  @Text({ max: FIELD_LENGTHS.hydraulicOilLevel, about: 'Kept as sent, and printed.' })
  hydraulicOilLevel?: string | null;

  @Text({ max: FIELD_LENGTHS.engineOilLevel, about: 'Kept as sent, and printed.' })
  engineOilLevel?: string | null;

  @Text({ max: FIELD_LENGTHS.coolantLevel, about: 'Kept as sent, and printed.' })
  coolantLevel?: string | null;

  @Flag({ about: 'Kept as sent, and printed.' })
  seatBeltCheck?: boolean | null;

  @Flag({ about: 'Kept as sent, and printed.' })
  emergencyStopCheck?: boolean | null;

  @Flag({ about: 'Kept as sent, and printed.' })
  warningLightsCheck?: boolean | null;

  @Flag({ about: 'Kept as sent, and printed.' })
  hornCheck?: boolean | null;

  @Text({ max: FIELD_LENGTHS.driverSignedName, about: 'The driver’s full name.', example: 'Łukasz Wójcik' })
  driverSignedName?: string | null;

  @Text({ max: SIGNATURE_TEXT, about: 'PNG data URL, at most 512 KB and 2000x1000.' })
  operatorSignature?: string | null;

  @Text({ max: FIELD_LENGTHS.operatorSignedName, about: 'Kept as sent.' })
  operatorSignedName?: string | null;

  @Text({ max: SIGNATURE_TEXT, about: 'PNG data URL, at most 512 KB and 2000x1000.' })
  clientSignature?: string | null;

  @Text({ max: FIELD_LENGTHS.clientSignedName, about: 'Name under the client’s signature.' })
  clientSignedName?: string | null;

  @PlainDate({ about: 'Day of the signature.' })
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

  /** On the wire the flat `defect*` fields. */
  @Allow()
  answers!: CheckAnswers;

  static readonly gathersFaults = true;

  static fromWire(flat: object): unknown {
    const { answers, rest } = answersFromWire(flat);
    return { ...rest, answers };
  }

  static shapeFaults(body: CheckSheetBody): Fault[] {
    return answerFaults(body);
  }

  static wirePath(path: string): string {
    return wirePathOfAnswer(path);
  }
}

/** A check sheet to be sent in one go. */
export class CompleteCheckSheetBody {
  @ApiProperty({ type: CheckSheetBody })
  @ValidateNested()
  @Type(() => CheckSheetBody)
  checkSheetData!: CheckSheetBody;

  static readonly gathersFaults = true;

  static fromWire(body: Record<string, unknown>): unknown {
    const flat = body['checkSheetData'];
    const isObject = flat && typeof flat === 'object' && !Array.isArray(flat);
    return { ...body, checkSheetData: CheckSheetBody.fromWire(isObject ? flat : {}) };
  }

  static shapeFaults(body: CompleteCheckSheetBody): Fault[] {
    return CheckSheetBody.shapeFaults(body.checkSheetData).map((fault) => ({
      ...fault,
      path: `checkSheetData.${fault.path}`,
    }));
  }

  static wirePath(path: string): string {
    return CheckSheetBody.wirePath(path);
  }
}

/** A stored check sheet as every field of the wire, and what the server adds. An unanswered item has no field. */
export class CheckSheetAnswer extends CheckSheetBody {
  @Answer({ type: String, description: 'Printed on the form.', example: 'CS-7K3M9QXD' })
  reference!: string;

  @Answer({
    type: String,
    nullable: true,
    description: 'Name of the customer when the form was saved or sent.',
  })
  customerName!: string | null;

  @Answer({ type: [String], description: 'Where the photos can be read, by whoever may read the form.' })
  photoURLs!: string[];

  @Answer({ type: String, format: 'date-time', nullable: true })
  submittedAt!: string | null;

  @Answer({ type: String, format: 'date-time', description: 'When it was saved or sent last.' })
  changedAt!: string;

  @Answer({ type: String, format: 'uuid', nullable: true, description: 'The form that this one corrects.' })
  corrects!: string | null;

  @Answer({ type: String, format: 'uuid', nullable: true, description: 'The correction sent in its place.' })
  supersededBy!: string | null;
}
