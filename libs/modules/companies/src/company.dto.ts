import { ResponseField, Text } from '@groundsheet/platform';
import { FIELD_LENGTHS } from '@groundsheet/form-rules';

export class CustomerResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String, example: 'Northgate Civils Ltd' })
  name!: string;

  @ResponseField({
    type: Boolean,
    description: 'True if a form for this customer needs a valid order number.',
  })
  requiresOrderValidation!: boolean;
}

export class OrderNumberBody {
  @Text({
    max: FIELD_LENGTHS.orderNumber,
    about: 'As typed. Capitals and surrounding spaces do not matter.',
    example: 'P-001234',
    required: true,
  })
  orderNumber!: string;
}

export class OrderValidationResponse {
  @ResponseField({ type: Boolean })
  valid!: boolean;

  @ResponseField({
    type: String,
    description: 'A message for the user.',
    example: 'Order number P-001234 is valid.',
  })
  message!: string;
}
