import { ClipboardCheck, Clock } from 'lucide-react';

/** The kinds of form that a driver fills in, with what screens beyond a kind's own need to say of it. */
export const FORM_KINDS = {
  timesheet: {
    noun: 'timesheet',
    name: 'Timesheet',
    plural: 'Timesheets',
    quick: 'Quick Timesheet',
    icon: Clock,
    wizard: '/timesheet',
    api: '/api/timesheets',
  },
  'check-sheet': {
    noun: 'check sheet',
    name: 'Check sheet',
    plural: 'Check sheets',
    quick: 'Quick Check Sheet',
    icon: ClipboardCheck,
    wizard: '/check-sheet',
    api: '/api/check-sheets',
  },
} as const;

export type FormKind = keyof typeof FORM_KINDS;

export const KINDS = Object.keys(FORM_KINDS) as FormKind[];

export function isFormKind(value: unknown): value is FormKind {
  return KINDS.some((kind) => kind === value);
}

/** Where the PDF of a sent form is. */
export function pdfUrl(kind: FormKind, id: string): string {
  return `${FORM_KINDS[kind].api}/${encodeURIComponent(id)}/pdf`;
}
