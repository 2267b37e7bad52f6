import {
  answersLostBy,
  emptyCheckSheet,
  withNote,
  withPhotosMoved,
  withTapped,
  type CheckAnswer,
  type CheckItem,
  type CheckKey,
  type CheckSheetForm,
} from '@groundsheet/form-rules';

import { beginDraft, enterOnForm, type Draft, type FormCustomer } from '../../forms/drafts/draft.js';
import { seenCustomer } from '../../forms/customers/seen-customers.js';
import type { LastEntry } from './last-entry.js';
import type { MachineEntry } from '../../forms/machine/machine-fields.js';
import type { Sender } from '../../forms/sending/sender.js';

/** A check sheet in the making, as it is kept on the device. */
export type CheckSheetDraft = Draft<CheckSheetForm>;

export function newDraft(id: string, customer: FormCustomer, today: string, now: string): CheckSheetDraft {
  return beginDraft(emptyCheckSheet(id, today), customer, now);
}

/** Takes over the head of the last sheet where it says something; its client only for the same customer. */
export function enterLast(draft: CheckSheetDraft, last: LastEntry): CheckSheetDraft {
  const { driverSignedName, company, clientCompany, siteLocation, customerId } = last;
  const { form } = draft;
  const sameCustomer = customerId !== null && customerId === form.customerId;
  return enterOnForm(draft, {
    driverSignedName: driverSignedName ?? form.driverSignedName,
    company: company ?? form.company,
    clientCompany: (sameCustomer ? clientCompany : null) ?? form.clientCompany,
    siteLocation: siteLocation ?? form.siteLocation,
  });
}

/** A sheet begins with the head of the last one; on a driver's first one their name is known where they are signed in. */
export function withHead(
  draft: CheckSheetDraft,
  last: LastEntry | null,
  name: string | null,
): CheckSheetDraft {
  const { driverSignedName } = draft.form;
  const named = enterOnForm(draft, { driverSignedName: driverSignedName ?? name });
  // Nothing of it was entered here: who looks in and leaves has left nothing behind.
  return { ...(last ? enterLast(named, last) : named), revision: 0 };
}

export function tapAnswer(draft: CheckSheetDraft, key: CheckKey, answer: CheckAnswer): CheckSheetDraft {
  return enterOnForm(draft, { answers: withTapped(draft.form.answers, key, answer) });
}

/** Enters what is wrong with an item, or the photo that shows it. */
export function enterNote(
  draft: CheckSheetDraft,
  key: CheckKey,
  part: Parameters<typeof withNote>[2],
): CheckSheetDraft {
  return enterOnForm(draft, { itemNotes: withNote(draft.form.itemNotes, key, part) });
}

/** Attaches a photo; of an item where it was taken there. */
export function addPhoto(draft: CheckSheetDraft, url: string, of?: CheckKey): CheckSheetDraft {
  const attached = enterOnForm(draft, { photos: [...draft.form.photos, url] });
  return of ? enterNote(attached, of, { photo: url }) : attached;
}

export function removePhoto(draft: CheckSheetDraft, url: string): CheckSheetDraft {
  const { photos, itemNotes } = draft.form;
  return enterOnForm(draft, {
    photos: photos.filter((each) => each !== url),
    itemNotes: withPhotosMoved(itemNotes, (photo) => (photo === url ? null : photo)),
  });
}

/** The answers that entering something about the machine would cost: none is taken over from another machine. */
export function lostAnswers({ form }: CheckSheetDraft, part: Partial<MachineEntry>): readonly CheckItem[] {
  const from = form.selectedVehicle;
  return answersLostBy({ from, to: isOtherMachine(form, part) ? null : from }, form.answers);
}

/** Enters something about the machine; another one begins with no answers. */
export function enterMachine(draft: CheckSheetDraft, part: Partial<MachineEntry>): CheckSheetDraft {
  return enterOnForm(draft, {
    ...part,
    ...(isOtherMachine(draft.form, part) ? { answers: {}, itemNotes: [] } : {}),
  });
}

/** Another type, or a code that leads to another plant number; a plant number that is typed may be a correction. */
function isOtherMachine(form: MachineEntry, part: Partial<MachineEntry>): boolean {
  const { selectedVehicle, plantNumber } = part;
  if (selectedVehicle === undefined) return false;
  if (selectedVehicle !== form.selectedVehicle) return true;
  return Boolean(plantNumber && form.plantNumber && plantNumber !== form.plantNumber);
}

/**
 * Signing turns on email with one entry, which offers whom the last form went to; a sheet of an account goes to the
 * company without one.
 */
export function signSheet(
  draft: CheckSheetDraft,
  operatorSignature: string,
  { mailsLikeGuest }: Pick<Sender, 'mailsLikeGuest'>,
  lastEmail = '',
): CheckSheetDraft {
  const { submissionEmails } = draft.form;
  if (!mailsLikeGuest) return enterOnForm(draft, { operatorSignature });
  return enterOnForm(draft, {
    operatorSignature,
    submitViaEmail: true,
    submissionEmails: submissionEmails.length > 0 ? submissionEmails : [lastEmail],
  });
}

/**
 * Whether Submit is offered: an address need only be there, not be right, and only who mails as a guest does needs one.
 */
export function maySubmit(
  { form }: CheckSheetDraft,
  { mailsLikeGuest }: Pick<Sender, 'mailsLikeGuest'>,
): boolean {
  const { operatorSignature, driverSignedName, signatureDate, submissionEmails } = form;
  return (
    [operatorSignature, driverSignedName, signatureDate].every((text) => Boolean(text?.trim())) &&
    (!mailsLikeGuest || submissionEmails.some((email) => email.trim()))
  );
}

/** Who gets the sheet at an address of their own, beside those that were typed; null where the company has none. */
export function mailedCompanyOf({ form, customerName }: CheckSheetDraft): string | null {
  const customer = form.customerId ? seenCustomer(form.customerId) : null;
  return customer?.hasAddress ? (customerName ?? customer.name) : null;
}
