import type { Wire } from '@groundsheet/api-client';
import { isPlainDate, SEARCH_LENGTH } from '@groundsheet/form-rules';
import {
  check,
  fallback,
  isoTimestamp,
  literal,
  nonEmpty,
  number,
  optional,
  picklist,
  pipe,
  string,
  transform,
  trim,
  union,
  uuid,
  type GenericSchema,
} from 'valibot';

/** An address may say anything: what a filter cannot be is left out, and never an error. */
function ifFits<const Schema extends GenericSchema<string | number, string>>(schema: Schema) {
  return fallback(optional(schema), undefined);
}

/** No longer than the server takes it. An address gives lone digits as a number. */
const written = (most: number) =>
  pipe(
    union([string(), number()]),
    transform((said) => String(said).trim().slice(0, most)),
    nonEmpty(),
  );

/** What a list is searched for. */
export const searched = (most: number = SEARCH_LENGTH) => ifFits(written(most));
export const day = ifFits(pipe(written(SEARCH_LENGTH), check(isPlainDate)));
/** A moment in UTC, as `toISOString` writes it. */
export const moment = ifFits(pipe(string(), isoTimestamp()));
export const id = ifFits(pipe(string(), trim(), uuid()));
/** The letter that a register is opened at; `#` for what begins with none. */
export const letter = ifFits(picklist([...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'] as Wire['LetterCount']['letter'][]));
export const flag = fallback(optional(literal(true)), undefined);
export const oneOf = <const Name extends string>(names: readonly Name[]) => ifFits(picklist(names));
