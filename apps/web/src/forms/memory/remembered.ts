import { validEmails } from '@groundsheet/form-rules';

import { rememberEntered } from './form-memory.js';
import { rememberEmails } from './saved-emails.js';

interface Remembered {
  form: {
    company: string | null;
    clientCompany: string | null;
    selectedVehicle: string | null;
    plantNumber: string | null;
    driverSignedName: string | null;
    siteLocation: string | null;
    submissionEmails: string[];
  };
}

/** Keeps what was entered, to offer it on the next form. */
export function rememberForm({ form }: Remembered): void {
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
export function rememberRecipients({ form }: Remembered): void {
  rememberEmails(validEmails(form.submissionEmails, { guest: true }));
}
