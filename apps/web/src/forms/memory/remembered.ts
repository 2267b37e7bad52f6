import { validEmails } from '@groundsheet/form-rules';

import type { Draft } from '../drafts/draft.js';
import { rememberEntered } from './form-memory.js';
import { rememberEmails } from './saved-emails.js';

/** Keeps what was entered, to offer it on the next form. */
export function rememberForm({ form }: Draft): void {
  rememberEntered({
    companies: form.company,
    clientCompanies: form.clientCompany,
    machineTypes: form.selectedVehicle,
    plantNumbers: form.plantNumber,
    driverNames: form.driverSignedName,
    siteLocations: form.siteLocation,
  });
}

/** Keeps who it was sent to. */
export function rememberRecipients({ form }: Draft): void {
  rememberEmails(validEmails(form.submissionEmails, { guest: true }));
}
