import { Answer, Text } from '@groundsheet/platform';
import { FIELD_LENGTHS } from '@groundsheet/form-rules';

export class CustomerAnswer {
  @Answer({ type: String, format: 'uuid' })
  id!: string;

  @Answer({ type: String, example: 'Northgate Civils Ltd' })
  name!: string;

  @Answer({ type: Boolean, description: 'True when a form for this company needs a valid order number.' })
  requiresOrderValidation!: boolean;
}

export class OrderNumberBody {
  @Text({
    max: FIELD_LENGTHS.orderNumber,
    about: 'As typed; case and outer spaces do not matter.',
    example: 'P-001234',
    required: true,
  })
  orderNumber!: string;
}

export class OrderValidationAnswer {
  @Answer({ type: Boolean })
  valid!: boolean;

  @Answer({
    type: String,
    description: 'A sentence for the user.',
    example: 'Order number P-001234 is valid.',
  })
  message!: string;
}
