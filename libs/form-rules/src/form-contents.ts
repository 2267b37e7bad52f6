import { checkSheetStep } from './check-sheet.js';
import type { FormFields } from './form-field.js';
import { CHECK_SHEET_FIELDS, REPAIR_FIELDS, TIMESHEET_FIELDS } from './form-fields.js';
import { FORM_KIND_NAMES, type FormKind } from './form-kinds.js';
import { timesheetStep } from './timesheet.js';

interface FormContents {
  readonly fields: FormFields;
  /** What else it has: on the form, and beside the form in a draft that a device keeps. */
  readonly parts: { readonly form: readonly string[]; readonly draft: readonly string[] };
  /** Which of them is its date. */
  readonly dateField: string;
  /** How it says whether its machine was used: with hours on each day of its week, or with machine hours on its day. */
  readonly saysUse: 'by day' | 'by meter' | null;
  /** The step of its wizard at which a draft opens; null where it has no wizard. @param form one of this kind */
  readonly stepOf: ((form: never) => number) | null;
}

/** What a form of each kind is made of; apart from its words, which the first page needs. */
export const FORM_CONTENTS: Record<FormKind, FormContents> = {
  timesheet: {
    fields: TIMESHEET_FIELDS,
    dateField: 'weekEnding',
    parts: { form: ['days'], draft: ['supervisorRating', 'supervisorNotes', 'keptWeekEnding'] },
    saysUse: 'by day',
    stepOf: timesheetStep,
  },
  'check-sheet': {
    fields: CHECK_SHEET_FIELDS,
    dateField: 'checkDate',
    parts: { form: ['answers', 'photos'], draft: [] },
    saysUse: 'by meter',
    stepOf: checkSheetStep,
  },
  repair: {
    fields: REPAIR_FIELDS,
    dateField: 'repairDate',
    parts: { form: [], draft: [] },
    saysUse: null,
    stepOf: null,
  },
};

/** The kinds whose forms say so whether a machine was used. */
export function kindsSayingUse(how: FormContents['saysUse']): FormKind[] {
  return FORM_KIND_NAMES.filter((kind) => FORM_CONTENTS[kind].saysUse === how);
}

/** Who signs a form of this kind: `client` where it has a `clientSignature`. */
export function signatoriesOf(kind: FormKind): string[] {
  const { fields } = FORM_CONTENTS[kind];
  const names = Object.keys(fields).filter((name) => fields[name]!.kind === 'signature');
  return names.map((name) => name.replace(/Signature$/, ''));
}
