import { applyDecorators, type Type as Class } from '@nestjs/common';
import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
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
 * One decorator per kind of field: the rule that class-validator keeps and the line that the API documentation
 * shows, said once. `null` and an absent field mean the same: empty.
 */
interface FieldOptions {
  /** What the field is for, for the reader of the API documentation. */
  about: string;
  example?: unknown;
  /** Refused when absent. */
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

/** What PostgreSQL cannot keep: the letter 0, and halves of letters in JSON. Nobody types either. */
export function isStorable(text: string): boolean {
  return !text.includes('\u0000') && text.isWellFormed();
}

export const NOT_STORABLE = 'This holds something that is no letter. Type it anew.';

function Storable({ each = false } = {}): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || isStorable(value);
  return ValidateBy({ name: 'isStorable', validator: { validate } }, { each, message: NOT_STORABLE });
}

export function Text(options: FieldOptions & { max: number }): PropertyDecorator {
  return field(
    options,
    { type: String, maxLength: options.max },
    IsString({ message: 'Write this as text.' }),
    Storable(),
    MaxLength(options.max, {
      message: `Keep this to ${options.max.toLocaleString('en-GB')} characters or fewer.`,
    }),
    ...(options.required ? [MinLength(1, { message: 'Fill this in.' })] : []),
  );
}

export function Id(options: FieldOptions): PropertyDecorator {
  return field(
    options,
    { type: String, format: 'uuid' },
    IsUUID('all', { message: 'This is not an id of ours.' }),
  );
}

/** A day without a time, `YYYY-MM-DD`. */
export function PlainDate(options: FieldOptions): PropertyDecorator {
  return field(
    { example: '2026-11-21', ...options },
    { type: String, format: 'date' },
    Matches(/^\d{4}-\d{2}-\d{2}$/, { message: 'Write the date as YYYY-MM-DD.' }),
    IsISO8601({ strict: true }, { message: 'There is no such date.' }),
  );
}

/** A moment, in UTC. */
export function Instant(options: FieldOptions): PropertyDecorator {
  return field(
    { example: '2026-11-21T14:05:00.000Z', ...options },
    { type: String, format: 'date-time' },
    Matches(/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,3})?Z$/, {
      message: 'Write the moment as YYYY-MM-DDTHH:MM:SSZ.',
    }),
    IsISO8601({ strict: true }, { message: 'There is no such moment.' }),
  );
}

export function OneOf(values: readonly string[], options: FieldOptions): PropertyDecorator {
  return field(
    options,
    { enum: [...values] },
    IsIn(values, { message: `Choose one of: ${values.join(', ')}.` }),
  );
}

export function Flag(options: FieldOptions): PropertyDecorator {
  return field(options, { type: Boolean }, IsBoolean({ message: 'This is either true or false.' }));
}

export function WholeNumber(options: FieldOptions & { min: number; max: number }): PropertyDecorator {
  const message = `Write a whole number from ${options.min} to ${options.max}.`;
  return field(
    options,
    { type: Number, minimum: options.min, maximum: options.max },
    IsInt({ message }),
    Min(options.min, { message }),
    Max(options.max, { message }),
  );
}

/** A list of short texts. */
export function TextList(options: FieldOptions & { maxItems: number; max: number }): PropertyDecorator {
  return field(
    options,
    { type: [String], maxItems: options.maxItems },
    IsArray({ message: 'Send a list.' }),
    ArrayMaxSize(options.maxItems, { message: `At most ${options.maxItems} entries.` }),
    IsString({ each: true, message: 'Each entry is a text.' }),
    Storable({ each: true }),
    MaxLength(options.max, { each: true, message: `Keep each entry to ${options.max} characters or fewer.` }),
  );
}

/** An object by the rules of its class. */
export function Part(shape: Class, options: FieldOptions): PropertyDecorator {
  const message = 'Send an object.';
  return field(
    options,
    { type: shape },
    IsObject({ message }),
    ValidateNested({ message }),
    Type(() => shape),
  );
}

/** A list of objects, each by the rules of its class. */
export function PartList(shape: Class, options: FieldOptions & { maxItems: number }): PropertyDecorator {
  const each = { each: true, message: 'Each entry is an object.' };
  return field(
    options,
    { type: [shape], maxItems: options.maxItems },
    IsArray({ message: 'Send a list.' }),
    ArrayMaxSize(options.maxItems, { message: `At most ${options.maxItems} entries.` }),
    IsObject(each),
    ValidateNested(each),
    Type(() => shape),
  );
}

/** A number that the server works out: returned, and ignored when sent. */
export function ComputedNumber(options: FieldOptions): PropertyDecorator {
  return field(options, { type: Number });
}

/** A field of an answer: documentation only. */
export function Answer(api: ApiPropertyOptions): PropertyDecorator {
  return ApiProperty(api);
}

/** One field that exists on the wire only, from a table of form-rules. */
export interface FlatField {
  name: string;
  kind: 'time' | 'minutes' | 'hours' | 'text' | 'answer' | 'choice';
  about: string;
  example?: unknown;
  min?: number;
  max?: number;
  maxLength?: number;
  /** What a choice may be. */
  values?: readonly string[];
}

const FLAT_TYPES = {
  time: String,
  minutes: Number,
  hours: Number,
  text: String,
  answer: Boolean,
  choice: String,
};

/**
 * Documents the flat fields of the wire (`mondayStart`, `defectHorn`, …) on a class that holds them folded. Their rules come
 * with the folded shape; here is only what the reader of the API documentation needs.
 */
export function FlatFields(fields: readonly FlatField[]): ClassDecorator {
  return (target) => {
    for (const { name, kind, about, example, min, max, maxLength, values } of fields) {
      const numeric = kind === 'minutes' || kind === 'hours';
      ApiProperty({
        type: FLAT_TYPES[kind],
        description: about,
        required: false,
        nullable: true,
        example,
        ...(kind === 'time' ? { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' } : {}),
        ...(numeric ? { minimum: min, maximum: max } : {}),
        ...(maxLength ? { maxLength } : {}),
        ...(values ? { enum: values } : {}),
      } as ApiPropertyOptions)(target.prototype as object, name);
    }
  };
}
