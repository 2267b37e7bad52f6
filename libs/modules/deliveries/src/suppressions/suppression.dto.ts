import { PageQuery, ResponseField, Text } from '@groundsheet/platform';
import { SEARCH_LENGTH } from '@groundsheet/form-rules';
import type { SuppressionReason } from './suppression.entity.js';

const ADDRESS_LENGTH = 254;
const KEY_LENGTH = 200;

export class SuppressionBody {
  @Text({ max: KEY_LENGTH, about: 'The key from the link in the email.', required: true })
  key!: string;
}

export class SuppressedAddressBody {
  @Text({
    max: ADDRESS_LENGTH,
    about: 'The address that gets no more mail.',
    example: 'hire@northgate-civils.co.uk',
    required: true,
  })
  address!: string;
}

export class SuppressionsQuery extends PageQuery {
  @Text({ max: SEARCH_LENGTH, about: 'Part of an address.', example: 'northgate' })
  search?: string;
}

export class SuppressionResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Null once the records of mails to it are erased; even then no mail is sent to it.',
  })
  address!: string | null;

  @ResponseField({
    enum: ['asked', 'spam', 'office'],
    description: 'The recipient opted out or marked a mail as spam, or the office added the address.',
  })
  reason!: SuppressionReason;

  @ResponseField({ type: String, format: 'date-time' })
  createdAt!: string;
}
