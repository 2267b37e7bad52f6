import {
  CHECK_FIELDS,
  CHECK_SHEET_FIELDS,
  DAYS,
  FORM_CONTENTS,
  DRIVER_KIND_NAMES,
  HEAD_FIELDS,
  isPlainDate,
  RATING_FIELDS,
  TIMESHEET_DAY_FIELDS,
  type CheckAnswer,
  type FormField,
  type FormFields,
  type DriverKind,
  type TimesheetDayField,
} from '@groundsheet/form-rules';
import {
  array,
  check,
  fallback,
  isoTimestamp,
  literal,
  nullish,
  number,
  object,
  optional,
  picklist,
  pipe,
  string,
  union,
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

// Valibot is in the scripts of the first page with what that asks of it: what else a copy needs is asked by `check`.
const short = (most: number) =>
  pipe(
    string(),
    check((value) => value.length <= most),
  );
const like = (pattern: RegExp) =>
  pipe(
    string(),
    check((value) => pattern.test(value)),
  );
const within = (least: number, most: number) =>
  pipe(
    number(),
    check((value) => value >= least && value <= most),
  );
const few = <Each extends GenericSchema>(each: Each, most: number) =>
  pipe(
    array(each),
    check((all) => all.length <= most),
  );

const text = (most = NOTES_LENGTH) => nullish(short(most), null);
const count = pipe(
  number(),
  check((value) => Number.isInteger(value) && value >= 1 && value <= MOST_CHANGES),
);
const plainDate = pipe(string(), check(isPlainDate));

/** What a field of a form may hold; made from its table, so that nothing else gets in with a file. */
function valueOf(field: FormField): GenericSchema {
  const { kind, maxLength: most = NOTES_LENGTH, maxItems = 0, values = [], of = {}, empty = null } = field;
  switch (kind) {
    case 'text':
      return text(most);
    case 'id':
      return nullish(like(ID), null);
    case 'day':
      return plainDate;
    case 'date':
      // An empty date is an empty text while it is typed.
      return fallback(nullish(plainDate, null), null);
    case 'choice':
      return nullish(picklist(values), null);
    case 'flag':
      return nullish(union([literal(true), literal(false)]), empty);
    case 'hours':
      return nullish(number(), null);
    case 'texts':
      return nullish(few(short(most), maxItems), []);
    case 'entries':
      return nullish(few(object(valuesOf(of)), maxItems), []);
    case 'signature':
      return nullish(
        pipe(
          short(SIGNATURE_LENGTH),
          check((value) => PNG.test(value)),
        ),
        null,
      );
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
      return nullish(within(min, max), null);
  }
}

const DAY = object(Object.fromEntries(TIMESHEET_DAY_FIELDS.map((field) => [field.key, valueOfDay(field)])));

const ANSWERS = object(
  Object.fromEntries(
    CHECK_FIELDS.map(({ key, answers }) => [
      key,
      optional(
        pipe(
          unknown(),
          check((answer) => answers.includes(answer as CheckAnswer)),
        ),
      ),
    ]),
  ),
);

/** What a form has besides its fields, and what stands beside it in the draft. */
const PARTS: Record<string, GenericSchema> = {
  days: object(Object.fromEntries(DAYS.map((day) => [day, DAY]))),
  answers: ANSWERS,
  photos: few(like(PICTURE_URL), CHECK_SHEET_FIELDS.photos.maxItems),
  keptWeekEnding: optional(plainDate),
  ...valuesOf(RATING_FIELDS),
};

const partsNamed = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, PARTS[name]!]));

/** The draft in a copy, as the device keeps it; where it opens is worked out anew, and what is not named here stays out. */
export function draftSchemaOf(kind: DriverKind) {
  const { fields, parts } = FORM_CONTENTS[kind];
  return object({
    form: object({ id: like(ID), ...valuesOf(fields), ...partsNamed(parts.form) }),
    customerName: text(HEAD_FIELDS.clientCompany.maxLength),
    revision: count,
    saved: nullish(object({ version: count, revision: within(-1, MOST_CHANGES) }), null),
    corrects: optional(object({ reference: like(REFERENCE), hours: nullish(number(), null) })),
    changedAt: pipe(string(), isoTimestamp()),
    ...partsNamed(parts.draft),
  });
}

/** What `form.json` in a copy says. */
export const COPY_SCHEMA = object({
  format: literal(COPY_FORMAT),
  kind: picklist(DRIVER_KIND_NAMES),
  draft: unknown(),
  pictures: array(object({ name: short(200), file: string() })),
});
