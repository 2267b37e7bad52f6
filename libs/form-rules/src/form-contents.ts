import type { FormFields } from './form-field.js';
import { CHECK_SHEET_FIELDS, REPAIR_FIELDS, TIMESHEET_FIELDS } from './form-fields.js';
import { FORM_KIND_NAMES, type FormKind } from './form-kinds.js';

interface FormContents {
  readonly fields: FormFields;
  /** Which of them is its date. */
  readonly dateField: string;
  /** How it says whether its machine was used: with hours on each day of its week, or with machine hours on its day. */
  readonly saysUse: 'by day' | 'by meter' | null;
}

/** What a form of each kind is made of; apart from its words, which the first page needs. */
export const FORM_CONTENTS: Record<FormKind, FormContents> = {
  timesheet: {
    fields: TIMESHEET_FIELDS,
    dateField: 'weekEnding',
    saysUse: 'by day',
  },
  'check-sheet': {
    fields: CHECK_SHEET_FIELDS,
    dateField: 'checkDate',
    saysUse: 'by meter',
  },
  repair: {
    fields: REPAIR_FIELDS,
    dateField: 'repairDate',
    saysUse: null,
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
