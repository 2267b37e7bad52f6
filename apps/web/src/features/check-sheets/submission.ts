import type { Wire } from '@groundsheet/api-client';
import {
  answersFromWire,
  answersToWire,
  checkSheetStep,
  emptyCheckSheet,
  validEmails,
  wholeForm,
} from '@groundsheet/form-rules';

import type { ServerDraft } from '../../forms/drafts/draft-saver.js';
import type { Sender } from '../../forms/sending/sender.js';
import type { CheckSheetDraft } from './check-sheet-draft.js';

/**
 * The body of one-step completion, in the fields that the specification gives it (part 2, section 7) and those that
 * say whose form it is: texts trimmed, answers flat, only addresses that may be sent to. A saved draft goes with its
 * version.
 */
export function submissionOf({ form, saved }: CheckSheetDraft, { guest }: Pick<Sender, 'guest'>) {
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
      submissionEmails: validEmails(form.submissionEmails, { guest }),
      submitViaEmail: form.submitViaEmail,
      ...(saved ? { version: saved.version } : {}),
    },
  };
}

/** The body of a save: every field of the sheet, texts trimmed, answers flat, the addresses as typed. */
export function draftBodyOf({ form }: CheckSheetDraft) {
  const { answers, id: _, ...rest } = form;
  const texts = Object.entries(rest).map(([name, value]) => [
    name,
    typeof value === 'string' ? tidy(value) : value,
  ]);
  return {
    ...(Object.fromEntries(texts) as typeof rest),
    ...answersToWire(answers),
    submissionEmails: rest.submissionEmails.filter((email) => email.trim()),
  };
}

/** A check sheet as the server has it, to be gone on with at the step of the specification (part 2, section 4). */
export function draftFrom(answer: Wire['CheckSheetAnswer']): ServerDraft<CheckSheetDraft> {
  const { answers, rest } = answersFromWire(answer);
  const form = wholeForm(emptyCheckSheet(answer.id ?? '', ''), { ...rest, answers });
  const { version, changedAt } = answer;
  return {
    draft: {
      form,
      step: checkSheetStep(form),
      customerName: answer.customerName,
      // Above that of an untouched form: there is something of the driver's own on it.
      revision: 1,
      saved: version ? { version, revision: 1 } : null,
      attempt: null,
      changedAt,
    },
    status: form.status,
    changedAt,
  };
}

function tidy(text: string | null): string | null {
  return text?.trim() || null;
}
