/** A draft that is made of a sent form: the same form put right, or another one like it. */
export type FormCopy = 'correction' | 'copy';

/**
 * One field of a form, said once: its type, the empty form, the length of its input, the rule and the line of the API
 * description and the column it is kept in are all made from this (docs/screens.md, Wizards).
 */
export interface FormField {
  /**
   * `day` is the date that the form is about and never empty; `hours` are worked out by the server, whatever is sent;
   * a `signature` is a PNG data URL, in a field called `clientSignature` where the client signs, and is kept apart from the form; `entries` are a list of small records.
   */
  readonly kind:
    'text' | 'day' | 'date' | 'id' | 'choice' | 'flag' | 'texts' | 'entries' | 'hours' | 'signature';
  /** What it is for, for the reader of the API description. */
  readonly about: string;
  readonly example?: unknown;
  /** Characters of a text, or of each entry of a list. */
  readonly maxLength?: number;
  /** Entries of a list. */
  readonly maxItems?: number;
  /** The fields of each of the entries. */
  readonly of?: FormFields;
  /** What a choice may be. */
  readonly values?: readonly string[];
  /** What an empty flag says; null unless it is given. */
  readonly empty?: false;
  /** Property of the stored form, where it is not called what it is on the wire; null where it has none of its own. */
  readonly stored?: string | null;
  /** The drafts that begin with what stands in it. Where nothing is said it stays with its form. */
  readonly copiedInto?: readonly FormCopy[];
  /** Names the people it goes to: they are not told of each other. */
  readonly ofRecipients?: true;
}

export type FormFields = Readonly<Record<string, FormField>>;

export type FieldValue<F> = F extends { kind: 'day' }
  ? string
  : F extends { kind: 'texts' }
    ? string[]
    : F extends { kind: 'entries'; of: infer Fields }
      ? Partial<FormValues<Fields>>[]
      : F extends { kind: 'hours' }
        ? number | null
        : F extends { kind: 'flag' }
          ? F extends { empty: false }
            ? boolean
            : boolean | null
          : F extends { kind: 'choice'; values: readonly (infer Value)[] }
            ? Value | null
            : string | null;

/** A form's values by the names of the wire. */
export type FormValues<T> = { -readonly [Name in keyof T]: FieldValue<T[Name]> };

/**
 * What a form holds before anything has been entered.
 *
 * @param day the date that it is about, `YYYY-MM-DD`
 */
export function emptyValues<T extends FormFields>(fields: T, day: string): FormValues<T> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, field.kind === 'day' ? day : emptyValue(field)]),
  ) as FormValues<T>;
}

/** What an empty field holds; a `day` has no such value. */
export function emptyValue({ kind, empty }: FormField): [] | false | null {
  return kind === 'texts' || kind === 'entries' ? [] : (empty ?? null);
}

/** The names of the fields with a length, each with it. */
export type FieldLengths<T> = {
  -readonly [Name in keyof T as T[Name] extends { maxLength: number } ? Name : never]: number;
};

/** The most characters of each text. */
export function lengthsOf<T extends FormFields>(fields: T): FieldLengths<T> {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { maxLength }]) => (maxLength ? [[name, maxLength]] : [])),
  ) as FieldLengths<T>;
}
