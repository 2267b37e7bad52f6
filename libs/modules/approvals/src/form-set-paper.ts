import type { DriverForm, FormKinds } from '@groundsheet/forms';
import { byPlace, FORM_KIND_NAMES } from '@groundsheet/form-rules';
import { type FormSet } from './form-set.entity.js';
import type { SetSignatory } from './set-approval.js';
import type { CheckOnCover, FormSetPaper, SignedOnCover } from './form-set.layout.js';

/**
 * What the cover of a set needs to know.
 *
 * @param withRating false for every copy but the company's
 */
export function paperOf(
  set: FormSet,
  forms: readonly DriverForm[],
  kinds: FormKinds,
  { withRating, timeZone }: { withRating: boolean; timeZone: string },
): FormSetPaper {
  const { reference, weekEnding, orderNumbers, driverName, isSentByDriver } = set;
  const { plantNumber, machineNumber, siteLocation } = set;
  const { one, many } = byPlace(forms);
  return {
    reference,
    weekEnding,
    orderNumbers,
    driverName,
    isSentByDriver,
    plantNumber,
    machineNumber,
    siteLocation,
    customerName: set.companyName,
    clientFirm: forms.find(({ clientFirm }) => clientFirm)?.clientFirm ?? null,
    timesheet: one[0] ? weekOf(one[0], kinds) : null,
    checkSheets: many.map((form) => checkOf(form, kinds)),
    signed: [signedBy(set, 'client', set.clientName), signedBy(set, 'foreman', set.foremanName)],
    without: set.completedWithout,
    notes: set.supervisorNotes,
    rating: withRating && set.rating ? { rating: set.rating, notes: set.ratingNotes } : null,
    completedAt: set.submittedAt?.toISOString() ?? null,
    timeZone,
  };
}

function weekOf(form: DriverForm, kinds: FormKinds): FormSetPaper['timesheet'] {
  const days = kinds.of(form).hours?.of(form);
  return days ? { reference: form.reference, weekEnding: form.date, days } : null;
}

function checkOf(form: DriverForm, kinds: FormKinds): CheckOnCover {
  const { reference, date, selectedVehicle } = form;
  return {
    reference,
    date,
    vehicle: selectedVehicle,
    attention: form.attention().map(({ words }) => words),
    hasNotes: kinds.of(form).coverOf(form).hasNotes,
    photoCount: form.files().length,
  };
}

function signedBy(set: FormSet, by: SetSignatory, name: string | null): SignedOnCover {
  const signature = set.signatureOf(by);
  return {
    role: by === 'client' ? 'Client' : 'Foreman',
    name,
    picture: signature?.image ?? null,
    signedAt: signature?.signedAt.toISOString() ?? null,
    way: signature?.made?.way ?? 'driver-phone',
  };
}

/** In the order of the paper: by kind, the timesheet first, and by day. */
export function inOrder(forms: readonly DriverForm[]): DriverForm[] {
  const place = (form: DriverForm) => `${FORM_KIND_NAMES.indexOf(form.kind)} ${form.date} ${form.id}`;
  return forms.toSorted((one, other) => place(one).localeCompare(place(other)));
}
