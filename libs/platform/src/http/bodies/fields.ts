import { cleaned } from '@groundsheet/form-rules';
import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Transform, Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayNotEmpty,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsISO8601,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Matches,
  Max,
  MaxLength,
  Min,
  MinLength,
  ValidateBy,
  ValidateNested,
} from 'class-validator';

/**
 * One decorator per kind of field applies both its class-validator rule and its line in the API documentation
 * (docs/decisions/0001). `null` and an absent field both mean empty.
 */
export interface FieldOptions {
  /** What the field is for, for readers of the API documentation. */
  about: string;
  example?: unknown;
  /** Refused if absent. */
  required?: boolean;
}

function field(
  options: FieldOptions,
  api: ApiPropertyOptions,
  ...rules: PropertyDecorator[]
): PropertyDecorator {
  return applyDecorators(
    ApiProperty({
      description: options.about,
      required: options.required ?? false,
      nullable: options.required ? undefined : true,
      ...(options.example === undefined ? {} : { example: options.example }),
      ...api,
    } as ApiPropertyOptions),
    ...(options.required ? [] : [IsOptional()]),
    ...rules,
  );
}

/** PostgreSQL can store neither NUL nor, in JSON, half a surrogate pair. Nobody types either. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

export const NOT_STORABLE = 'This contains a character we cannot use. Please type it again.';

function Storable({ each = false } = {}): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || isStorable(value);
  return ValidateBy({ name: 'isStorable', validator: { validate } }, { each, message: NOT_STORABLE });
}

const asKept = (value: unknown) => (typeof value === 'string' && isStorable(value) ? cleaned(value) : value);

/** What a person types is cleaned before anything looks at it; a password, a key or a picture is `verbatim`. */
export function Text({
  verbatim = false,
  ...options
}: FieldOptions & { max: number; verbatim?: boolean }): PropertyDecorator {
  return field(
    options,
    { type: String, maxLength: options.max },
    ...(verbatim ? [] : [Transform(({ value }) => asKept(value))]),
    IsString({ message: 'Please enter text.' }),
    Storable(),
    MaxLength(options.max, {
      message: `Please use ${options.max.toLocaleString('en-GB')} characters or fewer.`,
    }),
    ...(options.required ? [MinLength(1, { message: 'Please fill this in.' })] : []),
  );
}

export function Id(options: FieldOptions): PropertyDecorator {
  return field(
    options,
    { type: String, format: 'uuid' },
    IsUUID('all', { message: 'This is not a valid id.' }),
  );
}

/**
 * Of no other century does anybody write, and the week of a day at the very end of the calendar ends after it. The web app has
 * the same rule in form-rules.
 */
function OfOurTime(): PropertyDecorator {
  const validate = (value: unknown) => {
    const year = String(value).slice(0, 4);
    return year >= '1900' && year <= '2199';
  };
  return ValidateBy(
    { name: 'isOfOurTime', validator: { validate } },
    { message: 'Please enter a date from 1900 to 2199.' },
  );
}

/** A day without a time, `YYYY-MM-DD`. */
export function PlainDate(options: FieldOptions): PropertyDecorator {
  return field(
    { example: '2026-11-21', ...options },
    { type: String, format: 'date' },
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Please enter the date as YYYY-MM-DD.' }),
    IsISO8601({ strict: true }, { message: 'This date does not exist.' }),
    OfOurTime(),
  );
}

/** A date and time in UTC. */
export function Instant(options: FieldOptions): PropertyDecorator {
  return field(
    { example: '2026-11-21T14:05:00.000Z', ...options },
    { type: String, format: 'date-time' },
    Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/, {
      message: 'Please enter the date and time as YYYY-MM-DDTHH:MM:SSZ.',
    }),
    IsISO8601({ strict: true }, { message: 'This date and time does not exist.' }),
    OfOurTime(),
  );
}

export function OneOf(values: readonly string[], options: FieldOptions): PropertyDecorator {
  return field(
    options,
    { enum: [...values] },
    IsIn(values, { message: `Please choose one of: ${values.join(', ')}.` }),
  );
}

export function Flag(options: FieldOptions): PropertyDecorator {
  return field(options, { type: Boolean }, IsBoolean({ message: 'This must be true or false.' }));
}

/** The same in the query of an address, where everything is text. */
export function QueryFlag(options: FieldOptions): PropertyDecorator {
  const read = ({ value }: { value: unknown }) =>
    value === 'true' ? true : value === 'false' ? false : value;
  return applyDecorators(Flag(options), Transform(read));
}

export function WholeNumber(options: FieldOptions & { min: number; max: number }): PropertyDecorator {
  const message = `Please enter a whole number from ${options.min} to ${options.max}.`;
  return field(
    options,
    { type: Number, minimum: options.min, maximum: options.max },
    IsInt({ message }),
    Min(options.min, { message }),
    Max(options.max, { message }),
  );
}

/** PostgreSQL's integers end a little above it. */
const LAST_VERSION = 2_000_000_000;

/** How often a record has been changed, as the sender knows it. Records begin at 1 unless `min` says otherwise. */
export function VersionNumber({ min = 1, ...options }: FieldOptions & { min?: number }): PropertyDecorator {
  return WholeNumber({ ...options, min, max: LAST_VERSION });
}

/** A list of other records, each once and at least one. */
export function IdList(options: FieldOptions & { maxItems: number }): PropertyDecorator {
  return field(
    options,
    { type: [String], format: 'uuid', minItems: 1, maxItems: options.maxItems },
    IsArray({ message: 'This must be a list.' }),
    ArrayNotEmpty({ message: 'Please choose at least one.' }),
    ArrayMaxSize(options.maxItems, { message: `Please choose at most ${options.maxItems}.` }),
    ArrayUnique({ message: 'Please choose each only once.' }),
    IsUUID('all', { each: true, message: 'This is not a valid id.' }),
  );
}

export function TextList(options: FieldOptions & { maxItems: number; max: number }): PropertyDecorator {
  return field(
    options,
    { type: [String], maxItems: options.maxItems },
    Transform(({ value }: { value: unknown }) => (Array.isArray(value) ? value.map(asKept) : value)),
    IsArray({ message: 'This must be a list.' }),
    ArrayMaxSize(options.maxItems, { message: `Please use at most ${options.maxItems} entries.` }),
    IsString({ each: true, message: 'Each entry must be text.' }),
    Storable({ each: true }),
    MaxLength(options.max, {
      each: true,
      message: `Please use ${options.max} characters or fewer for each entry.`,
    }),
  );
}

/** An object that follows the rules of its class. */
export function Part(shape: Class, options: FieldOptions): PropertyDecorator {
  const message = 'This must be an object.';
  return field(
    options,
    { type: shape },
    IsObject({ message }),
    ValidateNested({ message }),
    Type(() => shape),
  );
}

/** A list of objects, each following the rules of its class. */
export function PartList(shape: Class, options: FieldOptions & { maxItems: number }): PropertyDecorator {
  const each = { each: true, message: 'Each entry must be an object.' };
  return field(
    options,
    { type: [shape], maxItems: options.maxItems },
    IsArray({ message: 'This must be a list.' }),
    ArrayMaxSize(options.maxItems, { message: `Please use at most ${options.maxItems} entries.` }),
    IsObject(each),
    ValidateNested(each),
    Type(() => shape),
  );
}

/** A number that the server works out. It is returned, and ignored if sent. */
export function ComputedNumber(options: FieldOptions): PropertyDecorator {
  return field(options, { type: Number });
}

/** A field of a response: documentation only. */
export function ResponseField(api: ApiPropertyOptions): PropertyDecorator {
  return ApiProperty(api);
}
