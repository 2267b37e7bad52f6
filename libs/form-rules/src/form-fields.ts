import { RATINGS } from './ratings.js';
import { SEVERITY_NAMES } from './severities.js';
import { VEHICLE_TYPE_NAMES } from './vehicles.js';
import type { FormFields } from './form-field.js';

const signature = {
  kind: 'signature',
  about: 'PNG data URL, at most 512 KB and 2000x1000.',
  stored: null,
} as const;

/** Uploaded photos: bounded before the rules say how many of them there may be. */
const photos = {
  kind: 'texts',
  maxItems: 20,
  maxLength: 100,
  example: ['/api/objects/01935b2e-7c5e-7000-8000-000000000001'],
} as const;

const inCorrections = { copiedInto: ['correction'] } as const;
const inCopies = { copiedInto: ['correction', 'copy'] } as const;

/** What every form of a driver has at its head: whom it is for, the machine, who signed, where it goes. */
export const HEAD_FIELDS = {
  customerId: {
    kind: 'id',
    about: 'The customer (a company of the register) that the form is for.',
    stored: null,
    ...inCopies,
  },
  orderNumber: {
    kind: 'text',
    maxLength: 40,
    about: 'Needed where the customer asks for one.',
    example: 'P-001234',
    ...inCopies,
  },
  company: {
    kind: 'text',
    maxLength: 120,
    about: 'The hire firm that the driver works for.',
    example: 'Hill Plant Ltd',
    stored: 'driverFirm',
    ...inCopies,
  },
  clientCompany: {
    kind: 'text',
    maxLength: 120,
    about: 'Who the machine is on hire to; shown where that is not the customer.',
    example: 'Northgate Civils',
    stored: 'clientFirm',
    ...inCopies,
  },
  siteLocation: {
    kind: 'text',
    maxLength: 120,
    about: 'The site.',
    example: 'Wharf Road, phase 2',
    ...inCopies,
  },
  selectedVehicle: {
    kind: 'choice',
    values: VEHICLE_TYPE_NAMES,
    about: 'Kind of machine; on a check sheet it decides which items are checked.',
    ...inCopies,
  },
  plantNumber: { kind: 'text', maxLength: 40, about: 'Plant number.', example: 'EX-0417', ...inCopies },
  machineNumber: { kind: 'text', maxLength: 60, about: 'Make and model.', example: 'JCB 220X', ...inCopies },
  machineKey: {
    kind: 'text',
    maxLength: 40,
    about:
      'Of the machine’s label, where it was scanned: what stands behind the # of its address. Without a confirmed account a check stops a machine only with it, and some firms take no form without it.',
    example: '3f9a1c07be52',
    stored: null,
  },
  machineHours: {
    kind: 'text',
    maxLength: 20,
    about: 'As read off the machine; "0" when it was not used.',
    example: '4512',
    ...inCorrections,
  },
  driverSignedName: {
    kind: 'text',
    maxLength: 80,
    about: 'The driver’s full name.',
    example: 'Łukasz Wójcik',
    ...inCopies,
  },
  operatorSignature: signature,
  operatorSignedName: {
    kind: 'text',
    maxLength: 80,
    about: 'Name under the operator’s signature.',
    ...inCorrections,
  },
  clientSignature: signature,
  clientSignedName: {
    kind: 'text',
    maxLength: 80,
    about: 'Name under the client’s signature.',
    ...inCorrections,
  },
  correctionReason: {
    kind: 'text',
    maxLength: 200,
    about: 'Of a correction: why it is made. Printed and mailed beside what has changed.',
    example: 'Tuesday was rained off.',
  },
  signatureDate: { kind: 'date', about: 'Day of the signatures.' },
  submitViaEmail: { kind: 'flag', empty: false, about: 'To be sent by mail.', ...inCopies },
  submitViaWhatsApp: {
    kind: 'flag',
    empty: false,
    about: 'Kept as sent; nothing is sent by WhatsApp.',
    ...inCorrections,
  },
  submissionEmails: {
    kind: 'texts',
    maxItems: 20,
    maxLength: 254,
    about: 'Who to mail the form to.',
    example: ['hire@northgate-civils.co.uk'],
    ofRecipients: true,
    ...inCopies,
  },
  submissionWhatsApps: {
    kind: 'texts',
    maxItems: 20,
    maxLength: 40,
    about: 'Kept as sent.',
    ofRecipients: true,
    ...inCorrections,
  },
} as const satisfies FormFields;

/** What only a timesheet has, its days aside. */
export const TIMESHEET_OWN_FIELDS = {
  breakdownNotes: { kind: 'text', maxLength: 4000, about: 'What broke down, and when.', ...inCorrections },
  totalHours: {
    kind: 'hours',
    about: 'Hours; worked out by the server, ignored when sent.',
    example: 45.5,
  },
  standingTime: {
    kind: 'hours',
    about: 'Hours; worked out by the server, ignored when sent.',
    example: 1.5,
  },
} as const satisfies FormFields;

/** The flat fields of a timesheet; its days are in `TIMESHEET_DAY_FIELDS`. */
export const TIMESHEET_FIELDS = {
  weekEnding: {
    kind: 'day',
    about: 'Last day of the week, usually a Saturday. Today when absent.',
    stored: 'date',
    ...inCorrections,
  },
  ...HEAD_FIELDS,
  ...TIMESHEET_OWN_FIELDS,
} as const satisfies FormFields;

/** What the client or supervisor says of the driver at signing; it stands beside the timesheet when that is sent. */
export const RATING_FIELDS = {
  supervisorRating: {
    kind: 'choice',
    values: RATINGS,
    about: 'happy = Excellent, okay = Average, unhappy = Poor.',
    example: 'happy',
  },
  supervisorNotes: { kind: 'text', maxLength: 4000, about: 'Notes on the rating.' },
} as const satisfies FormFields;

const level = { kind: 'text', maxLength: 40, about: 'Kept as sent, and printed.', ...inCorrections } as const;
const check = { kind: 'flag', about: 'Kept as sent, and printed.', ...inCorrections } as const;

/** What only a check sheet has, its items aside. */
export const CHECK_SHEET_OWN_FIELDS = {
  onHireTo: { kind: 'text', maxLength: 120, about: 'Kept as sent, and printed.', ...inCorrections },
  defectsNotes: {
    kind: 'text',
    maxLength: 4000,
    about: 'Defects found and what was done about them.',
    ...inCorrections,
  },
  photos: { ...photos, about: 'The `url` of each upload; 1 without an account, otherwise 5 at most.' },
  itemNotes: {
    kind: 'entries',
    maxItems: 60,
    about: 'What is wrong with an item, and a photo that shows it; at most one for each item.',
    of: {
      item: { kind: 'text', maxLength: 40, about: 'An item of the vehicle.', example: 'defectMirrors' },
      text: {
        kind: 'text',
        maxLength: 4000,
        about: 'What is wrong.',
        example: 'Left mirror cracked across.',
      },
      photo: {
        kind: 'text',
        maxLength: 100,
        about: 'One of `photos`.',
        example: '/api/objects/01935b2e-7c5e-7000-8000-000000000001',
      },
    },
    ...inCorrections,
  },
  stoppageReason: {
    kind: 'text',
    maxLength: 400,
    about: 'Why the machine stood; kept as sent, and printed.',
    ...inCorrections,
  },
  fuelLevel: { ...level, example: 'full' },
  hydraulicOilLevel: level,
  engineOilLevel: level,
  coolantLevel: level,
  seatBeltCheck: check,
  emergencyStopCheck: check,
  warningLightsCheck: check,
  hornCheck: check,
} as const satisfies FormFields;

/** The flat fields of a check sheet; its items are in `CHECK_FIELDS`. */
export const CHECK_SHEET_FIELDS = {
  checkDate: { kind: 'day', about: 'Day of the check. Today when absent.', stored: 'date', ...inCorrections },
  ...HEAD_FIELDS,
  ...CHECK_SHEET_OWN_FIELDS,
} as const satisfies FormFields;

/** What only a repair record has; which defect it is of is worked out. */
export const REPAIR_OWN_FIELDS = {
  work: {
    kind: 'text',
    maxLength: 1000,
    about: 'What was done.',
    example: 'New park brake cable, adjusted.',
  },
  parts: { kind: 'text', maxLength: 500, about: 'Parts that were fitted.' },
  workHours: { kind: 'hours', about: 'Hours of work.', example: 1.5 },
  photos: { ...photos, about: 'The `url` of each upload that shows the finished repair; 5 at most.' },
  photoHashes: {
    kind: 'texts',
    maxItems: 20,
    maxLength: 64,
    about:
      'SHA-256 of each photo as it came, hexadecimal, in their order; worked out, and part of what is signed.',
  },
  severity: { kind: 'choice', values: SEVERITY_NAMES, about: 'Of the defect, when it was repaired.' },
  finding: {
    kind: 'text',
    maxLength: 20,
    about: 'What the check has found, in words.',
    example: 'something wrong',
  },
  defectNote: {
    kind: 'text',
    maxLength: 4000,
    about: 'What its driver noted.',
    example: 'Rolls on the ramp.',
  },
  foundOn: { kind: 'date', about: 'Day on which the defect was found.' },
  recordedBy: {
    kind: 'text',
    maxLength: 80,
    about: 'Who recorded it; null where the fitter has.',
    example: 'Siân O’Neill',
  },
} as const satisfies FormFields;

/** The flat fields of a repair record: its driver is the fitter, and its company the fitter’s firm. */
export const REPAIR_FIELDS = {
  repairDate: { kind: 'day', about: 'Day of the repair.', stored: 'date' },
  ...HEAD_FIELDS,
  ...REPAIR_OWN_FIELDS,
} as const satisfies FormFields;
