/** Whether forms of a kind stand in a form set: one of them, as many as there are, or none. */
export type InSet = 'one' | 'many' | 'never';

/** What only a kind has that a driver fills in, in the steps of a wizard, with an account or without. */
interface FilledInByDriver {
  readonly filledInBy: 'driver';
  /** On the button that begins one without an account, and below that. */
  readonly quick: string;
  readonly quickHint: string;
  /** The call that sends one without an account, below `/api/`. */
  readonly sentTo: string;
}

/** A fitter fills it in on one page, by a link, or the office does for them. */
interface FilledInByFitter {
  readonly filledInBy: 'fitter';
}

/** The words for a kind of form, wherever people read them, who fills it in, and its place in a set. */
type KindOfForm = WordsOfKind & (FilledInByDriver | FilledInByFitter);

interface WordsOfKind {
  /** In a sentence: "Your timesheet has been sent." */
  readonly noun: string;
  /** In a list or a table, and at the beginning of a sentence. */
  readonly label: string;
  /** Of several, in a list. */
  readonly plural: string;
  /** As a heading: on the paper, in the subject of a mail. */
  readonly title: string;
  /** In a subject, behind its machine: "D-114 daily check". */
  readonly brief: string;
  readonly dateLabel: string;
  /** Before its date in a sentence. */
  readonly dated: string;
  /** Before its date where there is little room: 'week to Sat 21 Nov'. */
  readonly datedShort: string;
  /** Where its own calls are, below `/api/`. */
  readonly path: string;
  /** The page of one that has been sent. */
  readonly page: string;
  /** What its references begin with. */
  readonly prefix: string;
  /** Whether it is signed for the client, on the form or on its set. */
  readonly clientSigns: boolean;
  readonly inSet: InSet;
}

/**
 * The kinds of form. This is the one place with their words; what they are made of is in `FORM_CONTENTS`, and what the server
 * does with a kind in the descriptor that its module registers (`FormKindDescriptor`).
 */
export const FORM_KINDS = {
  timesheet: {
    filledInBy: 'driver',
    noun: 'timesheet',
    label: 'Timesheet',
    plural: 'Timesheets',
    quick: 'Quick Timesheet',
    quickHint: 'The week, signed and mailed',
    title: 'Weekly timesheet',
    brief: 'timesheet',
    dateLabel: 'Week ending',
    dated: 'week ending ',
    datedShort: 'week to ',
    path: 'timesheets',
    sentTo: 'timesheets/one-step-completion',
    page: 'completed-form',
    prefix: 'TS',
    clientSigns: true,
    inSet: 'one',
  },
  'check-sheet': {
    filledInBy: 'driver',
    noun: 'check sheet',
    label: 'Check sheet',
    plural: 'Check sheets',
    quick: 'Quick Check Sheet',
    quickHint: 'Daily plant defect check',
    title: 'Daily check sheet',
    brief: 'daily check',
    dateLabel: 'Check date',
    dated: '',
    datedShort: '',
    path: 'check-sheets',
    sentTo: 'one-step-completion/check-sheet',
    page: 'completed-form',
    prefix: 'CS',
    clientSigns: false,
    inSet: 'many',
  },
  repair: {
    filledInBy: 'fitter',
    noun: 'repair record',
    label: 'Repair record',
    plural: 'Repair records',
    title: 'Repair record',
    brief: 'repair',
    dateLabel: 'Day of the repair',
    dated: '',
    datedShort: '',
    path: 'repairs',
    page: 'completed-form',
    prefix: 'RR',
    clientSigns: false,
    inSet: 'never',
  },
} as const satisfies Record<string, KindOfForm>;

export type FormKind = keyof typeof FORM_KINDS;

/** The stored values, in the order they are offered. */
export const FORM_KIND_NAMES = Object.keys(FORM_KINDS) as FormKind[];

/** A kind that drivers fill in: it has a wizard, drafts and a place among what a driver has done. */
export type DriverKind = {
  [Kind in FormKind]: (typeof FORM_KINDS)[Kind]['filledInBy'] extends 'driver' ? Kind : never;
}[FormKind];

export const DRIVER_KIND_NAMES = FORM_KIND_NAMES.filter(
  (kind) => FORM_KINDS[kind].filledInBy === 'driver',
) as DriverKind[];

/** @param kind or whatever else a device has kept */
export function isDriverKind(kind: unknown): kind is DriverKind {
  return DRIVER_KIND_NAMES.some((each) => each === kind);
}

export function inSet(kind: FormKind): InSet {
  return FORM_KINDS[kind].inSet;
}

/** The kinds that stand in sets, in their order. */
export const KINDS_IN_SETS = DRIVER_KIND_NAMES.filter((kind) => inSet(kind) !== 'never');

export function kindsPlaced(place: InSet): FormKind[] {
  return FORM_KIND_NAMES.filter((kind) => inSet(kind) === place);
}

/** The forms of kinds with one place in a set, and those of kinds with many. */
export function byPlace<Form extends { readonly kind: FormKind }>(
  forms: readonly Form[],
): Record<'one' | 'many', Form[]> {
  const taking = (place: InSet) => forms.filter(({ kind }) => inSet(kind) === place);
  return { one: taking('one'), many: taking('many') };
}

/** The words for a set of a week's forms, which is put on paper, mailed and opened by a link as a form is. */
export const FORM_SET = {
  noun: 'form set',
  label: 'Form set',
  title: 'Weekly form set',
  brief: 'form set',
  dateLabel: 'Week ending',
  dated: 'week ending ',
  datedShort: 'week to ',
  page: 'completed-set',
  prefix: 'FS',
} as const;

/** The words of everything that is mailed with a PDF and a link. */
export const ISSUED_KINDS = { ...FORM_KINDS, 'form-set': FORM_SET };

export type IssuedKind = keyof typeof ISSUED_KINDS;

export const ISSUED_KIND_NAMES = Object.keys(ISSUED_KINDS) as IssuedKind[];
