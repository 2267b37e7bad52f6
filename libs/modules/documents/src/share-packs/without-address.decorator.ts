import { holdsAddress } from '@groundsheet/form-rules';
import { ValidateBy } from 'class-validator';

/** A title is read by people who may take it for ours: it leads nowhere. */
export function WithoutAddress(): PropertyDecorator {
  const validate = (value: unknown) => !holdsAddress(String(value));
  return ValidateBy(
    { name: 'withoutAddress', validator: { validate } },
    { message: 'Please leave out web and email addresses, and put a space after a full stop.' },
  );
}
