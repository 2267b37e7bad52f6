import { ApiProperty, type ApiPropertyOptions } from '@nestjs/swagger';

/** One field that exists on the wire only, from a table of form-rules. */
interface FlatField {
  name: string;
  kind: 'time' | 'minutes' | 'hours' | 'text' | 'flag' | 'answer' | 'choice';
  about: string;
  example?: unknown;
  min?: number;
  max?: number;
  maxLength?: number;
  /** The values of a choice. */
  values?: readonly string[];
}

const FLAT_TYPES = {
  time: String,
  minutes: Number,
  hours: Number,
  text: String,
  flag: Boolean,
  answer: Boolean,
  choice: String,
};

/**
 * Documents the flat fields of the wire (`mondayStart`, `defectHorn`, …) on a class that has them folded. Their rules come
 * with the folded shape; this is only for the API documentation.
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
