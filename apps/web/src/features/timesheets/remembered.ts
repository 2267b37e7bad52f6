import { validEmails } from '@groundsheet/form-rules';

import { rememberEntered } from '../../lib/form-memory.js';
import { rememberEmails } from '../../lib/saved-emails.js';
import type { TimesheetDraft } from './timesheet-draft.js';

/** Keeps what was entered, to offer it on the next form. */
export function rememberForm({ form }: TimesheetDraft): void {
  rememberEntered({
    companies: form.company,
    clientCompanies: form.clientCompany,
    machineTypes: form.selectedVehicle,
    plantNumbers: form.plantNumber,
    driverNames: form.driverSignedName,
    siteLocations: form.siteLocation,
  });
}

/** Keeps whom it was sent to. */
export function rememberRecipients({ form }: TimesheetDraft): void {
  rememberEmails(validEmails(form.submissionEmails, { guest: true }));
}
