import {
  FORM_CONTENTS,
  FORM_KINDS,
  formatLongDate,
  inSet,
  VEHICLE_TYPES,
  type FormKind,
} from '@groundsheet/form-rules';

import { inOneLine } from '../lib/in-one-line.js';
import type { Draft } from './drafts/draft.js';

/** 'Dumper D-114' */
export function describeMachine({ form }: Draft): string {
  const type = form.selectedVehicle ? VEHICLE_TYPES[form.selectedVehicle] : null;
  return inOneLine([type, form.plantNumber], ' ');
}

/**
 * One line that tells a draft from another: 'Dave Hill, for Northgate Civils, week ending Sat 21 Nov 2026', or, of a kind that
 * is filled in for each machine and day, 'Dumper D-114, for Northgate Civils, Sat 21 Nov 2026'.
 */
export function describeForm(kind: FormKind, draft: Draft): string {
  const { form, customerName } = draft;
  const client = customerName ?? form.clientCompany;
  const machine = inSet(kind) === 'one' ? null : describeMachine(draft);
  const date = (form as { [name: string]: unknown })[FORM_CONTENTS[kind].dateField];
  return inOneLine([
    machine || form.driverSignedName,
    client ? `for ${client}` : null,
    form.orderNumber,
    date ? FORM_KINDS[kind].dated + formatLongDate(String(date)) : null,
  ]);
}
