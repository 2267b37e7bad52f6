import type { Wire } from '@groundsheet/api-client';
import { FORM_KIND_NAMES, type FormKind } from '@groundsheet/form-rules';
import { ClipboardCheck, Clock, type LucideIcon } from 'lucide-react';

/** Where a kind of form is filled in, and its icon. Its words are in `FORM_KINDS` of form-rules. */
export const FORM_SCREENS = {
  timesheet: { icon: Clock, wizard: '/timesheet' },
  'check-sheet': { icon: ClipboardCheck, wizard: '/check-sheet' },
} as const satisfies Record<FormKind, { icon: LucideIcon; wizard: string }>;

/** What the server answers for each kind. */
interface StoredForms {
  timesheet: Wire['TimesheetResponse'];
  'check-sheet': Wire['CheckSheetResponse'];
}

/** A form of some kind, which its `kind` tells. */
export type StoredForm = { [Kind in FormKind]: { kind: Kind } & StoredForms[Kind] }[FormKind];

export function isFormKind(value: unknown): value is FormKind {
  return FORM_KIND_NAMES.some((kind) => kind === value);
}

/** Where the PDF of a sent form is. */
export function pdfUrl(id: string): string {
  return `/api/forms/${encodeURIComponent(id)}/pdf`;
}
