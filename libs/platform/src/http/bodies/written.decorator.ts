import { applyDecorators } from '@nestjs/common';
import { lettersIn } from '@groundsheet/form-rules';
import { ValidateBy } from 'class-validator';
import { Text, type FieldOptions } from './fields.js';

/**
 * What a person must have written, made of letters or figures. A name of spaces or of letters
 * that show nothing is none.
 *
 * @param options `least` letters or figures, 1 unless it says otherwise; `missing` is said where there are fewer
 */
export function Written({
  least = 1,
  missing = least > 1 ? `Please write at least ${least} letters.` : 'Please fill this in.',
  ...options
}: FieldOptions & { max: number; least?: number; missing?: string }): PropertyDecorator {
  const validate = (value: unknown) => typeof value !== 'string' || lettersIn(value) >= least;
  return applyDecorators(
    // Ahead of the others, as only the first fault of a field is told.
    ValidateBy({ name: 'isWritten', validator: { validate } }, { message: missing }),
    Text({ ...options, required: true }),
  );
}
