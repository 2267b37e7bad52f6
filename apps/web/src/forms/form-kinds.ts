import type { Wire } from '@groundsheet/api-client';
import type { DriverKind, FormKind } from '@groundsheet/form-rules';
import { ClipboardCheck, Clock, type LucideIcon } from 'lucide-react';

interface FormScreen {
  readonly icon: LucideIcon;
  /** Where it is filled in. */
  readonly wizard: string;
  /** On top of that page. */
  readonly title: string;
  /** On the button that carries on with one. */
  readonly goOn: string;
  /** On the dashboard: leads to the forms of the kind. */
  readonly tile: { readonly title: string; readonly text: string };
}

/** What the screens need of each kind of form that has a wizard. Its words are in `FORM_KINDS` of form-rules. */
export const FORM_SCREENS = {
  timesheet: {
    icon: Clock,
    wizard: '/timesheet',
    title: 'Weekly Timesheet',
    goOn: 'Continue Timesheet',
    tile: { title: 'Quick Timesheet', text: 'The weeks you have saved and sent' },
  },
  'check-sheet': {
    icon: ClipboardCheck,
    wizard: '/check-sheet',
    title: 'Safety Check Sheet',
    goOn: 'Continue Check Sheet',
    tile: { title: 'Daily Checks', text: 'The machines you have checked' },
  },
} as const satisfies Record<DriverKind, FormScreen>;

/** What the server answers for each kind. */
interface StoredForms {
  timesheet: Wire['TimesheetResponse'];
  'check-sheet': Wire['CheckSheetResponse'];
  repair: Wire['RepairResponse'];
}

export type StoredForm = { [Kind in FormKind]: { kind: Kind } & StoredForms[Kind] }[FormKind];

export function pdfUrl(id: string): string {
  return `/api/forms/${encodeURIComponent(id)}/pdf`;
}
