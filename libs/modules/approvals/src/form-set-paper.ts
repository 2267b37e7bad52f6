import type { DriverForm, FormResponse } from '@groundsheet/forms';
import { weekFromWire, type CheckSheetForm, type TimesheetForm } from '@groundsheet/form-rules';
import type { FormInSet } from './form-in-set.entity.js';
import type { FormSet } from './form-set.entity.js';
import type { SetSignatory } from './form-set-signature.entity.js';
import type { CheckOnCover, FormSetPaper, SignedOnCover } from './form-set.layout.js';

/** A form of a set as its own call answers it. */
type Shown = FormResponse & Partial<TimesheetForm> & Partial<CheckSheetForm>;

/**
 * What the cover of a set needs to know.
 *
 * @param withRating false for every copy but the company's
 */
export function paperOf(
  set: FormSet,
  places: readonly FormInSet[],
  forms: readonly FormResponse[],
  { withRating, timeZone }: { withRating: boolean; timeZone: string },
): FormSetPaper {
  const shown = forms as readonly Shown[];
  const timesheet = shown.find(({ kind }) => kind === 'timesheet');
  const { reference, weekEnding, orderNumbers, driverName, plantNumber, machineNumber, siteLocation } = set;
  return {
    ...{ reference, weekEnding, orderNumbers, driverName, plantNumber, machineNumber, siteLocation },
    customerName: set.companyName,
    clientFirm: shown.find(({ clientCompany }) => clientCompany)?.clientCompany ?? null,
    timesheet: timesheet
      ? {
          reference: timesheet.reference,
          weekEnding: timesheet.weekEnding!,
          days: weekFromWire(timesheet).days,
        }
      : null,
    checkSheets: shown.filter(({ kind }) => kind === 'check-sheet').map((form) => checkOf(form, places)),
    signed: [signedBy(set, 'client', set.clientName), signedBy(set, 'foreman', set.foremanName)],
    notes: set.supervisorNotes,
    rating: withRating && set.rating ? { rating: set.rating, notes: set.ratingNotes } : null,
    completedAt: set.submittedAt!.toISOString(),
    timeZone,
  };
}

function checkOf(form: Shown, places: readonly FormInSet[]): CheckOnCover {
  const { facts } = places.find(({ formId }) => formId === form.id)!;
  return {
    reference: form.reference,
    date: form.checkDate!,
    vehicle: form.selectedVehicle ?? null,
    attention: facts.attention,
    hasNotes: Boolean(form.defectsNotes?.trim() || form.itemNotes?.length),
    photoCount: form.photos?.length ?? 0,
  };
}

function signedBy(set: FormSet, by: SetSignatory, name: string | null): SignedOnCover {
  const signature = set.signatureOf(by);
  return {
    role: by === 'client' ? 'Client' : 'Foreman',
    name,
    picture: signature?.image ?? null,
    signedAt: signature?.signedAt.toISOString() ?? null,
  };
}

/** In the order of the paper: the timesheet, then the check sheets by day. */
export function inOrder(forms: readonly DriverForm[]): DriverForm[] {
  const place = (form: DriverForm) => `${form.kind === 'timesheet' ? 0 : 1} ${form.date} ${form.id}`;
  return forms.toSorted((one, other) => place(one).localeCompare(place(other)));
}
