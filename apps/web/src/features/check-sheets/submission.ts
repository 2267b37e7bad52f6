import { answersToWire, validEmails } from '@groundsheet/form-rules';

import type { CheckSheetDraft } from './check-sheet-draft.js';

/**
 * The body of one-step completion, in the fields that the specification gives it (part 2, section 7) and those that
 * say whose form it is: texts trimmed, answers flat, only addresses that may be sent to.
 */
export function submissionOf({ form }: CheckSheetDraft) {
  return {
    checkSheetData: {
      id: form.id,
      customerId: form.customerId,
      orderNumber: form.orderNumber,
      driverSignedName: tidy(form.driverSignedName),
      operatorSignature: form.operatorSignature,
      signatureDate: form.signatureDate,
      checkDate: form.checkDate,
      company: tidy(form.company),
      clientCompany: tidy(form.clientCompany),
      siteLocation: tidy(form.siteLocation),
      selectedVehicle: form.selectedVehicle,
      machineNumber: tidy(form.machineNumber),
      plantNumber: tidy(form.plantNumber),
      machineHours: tidy(form.machineHours),
      ...answersToWire(form.answers),
      defectsNotes: tidy(form.defectsNotes),
      photos: form.photos,
      submissionEmails: validEmails(form.submissionEmails, { guest: true }),
      submitViaEmail: form.submitViaEmail,
    },
  };
}

function tidy(text: string | null): string | null {
  return text?.trim() || null;
}
