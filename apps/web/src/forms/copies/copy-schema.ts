import {
  CHECK_FIELDS,
  CHECK_SHEET_FIELDS,
  DAYS,
  FIELDS_OF,
  FORM_KIND_NAMES,
  HEAD_FIELDS,
  isPlainDate,
  RATING_FIELDS,
  TIMESHEET_DAY_FIELDS,
  type CheckAnswer,
  type FormField,
  type FormFields,
  type FormKind,
  type TimesheetDayField,
} from '@groundsheet/form-rules';
import {
  array,
  boolean,
  check,
  custom,
  fallback,
  integer,
  isoTimestamp,
  literal,
  maxLength,
  maxValue,
  minValue,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  regex,
  string,
  unknown,
  type GenericSchema,
} from 'valibot';

import { COPY_FORMAT } from './copy-file.js';

/** Of an id: it becomes part of names under which the device keeps things. */
const ID = /^[\da-z-]{1,40}$/i;
const PICTURE_URL = /^\/api\/objects\/[\w-]{1,60}$/;
const REFERENCE = /^[A-Z]{2}-[\dA-Z]{4,12}$/;
const PNG = /^data:image\/png;base64,[\d+/A-Za-z]*={0,2}$/;
/** 512 KB as text, see the field `signature` of form-rules. */
const SIGNATURE_LENGTH = 700_000;
const NOTES_LENGTH = 4000;
const MOST_CHANGES = 1_000_000;

const text = (most = NOTES_LENGTH) => nullish(pipe(string(), maxLength(most)), null);
const count = pipe(number(), integer(), minValue(1), maxValue(MOST_CHANGES));
const plainDate = pipe(string(), check(isPlainDate));

/** What a field of a form may hold; made from its table, so that nothing else gets in with a file. */
function valueOf(field: FormField): GenericSchema {
  const { kind, maxLength: most = NOTES_LENGTH, maxItems = 0, values = [], of = {}, empty = null } = field;
  switch (kind) {
    case 'text':
      return text(most);
    case 'id':
      return nullish(pipe(string(), regex(ID)), null);
    case 'day':
      return plainDate;
    case 'date':
      // An empty date is an empty text while it is typed.
      return fallback(nullish(plainDate, null), null);
    case 'choice':
      return nullish(picklist(values), null);
    case 'flag':
      return nullish(boolean(), empty);
    case 'hours':
      return nullish(number(), null);
    case 'texts':
      return nullish(pipe(array(pipe(string(), maxLength(most))), maxLength(maxItems)), []);
    case 'entries':
      return nullish(pipe(array(object(valuesOf(of))), maxLength(maxItems)), []);
    case 'signature':
      return nullish(pipe(string(), maxLength(SIGNATURE_LENGTH), regex(PNG)), null);
  }
}

function valuesOf(fields: FormFields): Record<string, GenericSchema> {
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, valueOf(field)]));
}

const TIME_LENGTH = 5;

function valueOfDay({ kind, min = 0, max = 0, maxLength: most }: TimesheetDayField): GenericSchema {
  switch (kind) {
    case 'time':
      return text(TIME_LENGTH);
    case 'text':
      return text(most);
    case 'flag':
      return nullish(literal(true), null);
    case 'minutes':
    case 'hours':
      return nullish(pipe(number(), minValue(min), maxValue(max)), null);
  }
}

const DAY = object(Object.fromEntries(TIMESHEET_DAY_FIELDS.map((field) => [field.key, valueOfDay(field)])));

const ANSWERS = object(
  Object.fromEntries(
    CHECK_FIELDS.map(({ key, answers }) => [
      key,
      optional(custom<CheckAnswer>((answer) => answers.includes(answer as CheckAnswer))),
    ]),
  ),
);

/** What only one kind has besides its fields: on the form, and beside it in the draft. */
const OWN: Record<FormKind, Record<'form' | 'draft', Record<string, GenericSchema>>> = {
  timesheet: {
    form: { days: object(Object.fromEntries(DAYS.map((day) => [day, DAY]))) },
    draft: { ...valuesOf(RATING_FIELDS), keptWeekEnding: optional(plainDate) },
  },
  'check-sheet': {
    form: {
      answers: ANSWERS,
      photos: pipe(array(pipe(string(), regex(PICTURE_URL))), maxLength(CHECK_SHEET_FIELDS.photos.maxItems)),
    },
    draft: {},
  },
};

/** The draft in a copy, as the device keeps it; where it opens is worked out anew, and what is not named here stays out. */
export function draftSchemaOf(kind: FormKind) {
  const fields = FIELDS_OF[kind];
  return object({
    form: object({ id: pipe(string(), regex(ID)), ...valuesOf(fields), ...OWN[kind].form }),
    customerName: text(HEAD_FIELDS.clientCompany.maxLength),
    revision: count,
    saved: nullish(object({ version: count, revision: pipe(number(), integer()) }), null),
    corrects: optional(
      object({ reference: pipe(string(), regex(REFERENCE)), hours: nullish(number(), null) }),
    ),
    changedAt: pipe(string(), isoTimestamp()),
    ...OWN[kind].draft,
  });
}

/** What `form.json` in a copy says. */
export const COPY_SCHEMA = object({
  format: literal(COPY_FORMAT),
  kind: picklist(FORM_KIND_NAMES),
  draft: unknown(),
  pictures: array(object({ name: pipe(string(), maxLength(200)), file: string() })),
});
