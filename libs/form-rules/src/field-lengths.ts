/**
 * The most characters each text field may hold, by its name on the wire. DTOs and inputs both use it; the fields of a
 * day are in TIMESHEET_DAY_FIELDS.
 */
export const FIELD_LENGTHS = {
  company: 120,
  clientCompany: 120,
  siteLocation: 120,
  plantNumber: 40,
  machineNumber: 60,
  machineHours: 20,
  orderNumber: 40,
  driverSignedName: 80,
  operatorSignedName: 80,
  clientSignedName: 80,
  onHireTo: 120,
  breakdownNotes: 4000,
  defectsNotes: 4000,
  stoppageReason: 400,
  /** Levels that a check sheet's draft may carry: 'full', '3/4'. */
  fuelLevel: 40,
  hydraulicOilLevel: 40,
  engineOilLevel: 40,
  coolantLevel: 40,
  supervisorNotes: 4000,
  /** Each address of submissionEmails, each number of submissionWhatsApps. */
  submissionEmails: 254,
  submissionWhatsApps: 40,
  /** A company of the register. */
  name: 120,
  contactPerson: 80,
  contactEmail: 254,
  contactPhone: 40,
  defaultOrderPattern: 500,
  /** A machine of the register. */
  description: 200,
} as const;
