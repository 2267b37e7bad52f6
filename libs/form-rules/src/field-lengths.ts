import { lengthsOf } from './form-field.js';
import { CHECK_SHEET_FIELDS, RATING_FIELDS, TIMESHEET_FIELDS } from './form-fields.js';

/**
 * The most characters a text field may hold, by its name on the wire: those of the forms come from their fields, the
 * rest stand here. The texts of a day are in TIMESHEET_DAY_FIELDS.
 */
export const FIELD_LENGTHS = {
  ...lengthsOf(TIMESHEET_FIELDS),
  ...lengthsOf(CHECK_SHEET_FIELDS),
  ...lengthsOf(RATING_FIELDS),
  /** A company of the register. */
  name: 120,
  contactPerson: 80,
  contactEmail: 254,
  contactPhone: 40,
  defaultOrderPattern: 500,
  /** Our firm. */
  addressLine: 80,
  /** A machine of the register. */
  description: 200,
  /** A document of the vault. */
  fileName: 200,
  documentDescription: 500,
  documentNumber: 60,
  holderName: 120,
  /** Of a share pack. */
  packTitle: 120,
} as const;
