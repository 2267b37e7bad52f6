import { isDriverKind, type DriverKind, type FormKind } from '@groundsheet/form-rules';

import { FORM_SCREENS } from './form-kinds.js';

/** The kinds without a wizard, each with the page on which it is filled in. */
const ON_ONE_PAGE = { repair: '/repair/$id' } as const satisfies Record<
  Exclude<FormKind, DriverKind>,
  string
>;

/** Where forms of a kind are filled in: the page knows what shows one that has been sent. */
export function pageOfKind(kind: FormKind) {
  return isDriverKind(kind) ? FORM_SCREENS[kind].wizard : ON_ONE_PAGE[kind];
}

/** Where a draft is carried on with. @throws {Error} where the kind has no drafts */
export function wizardOf(kind: FormKind) {
  if (!isDriverKind(kind)) throw new Error(`A ${kind} has no drafts.`);
  return FORM_SCREENS[kind].wizard;
}
