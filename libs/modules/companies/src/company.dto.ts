import { applyDecorators } from '@nestjs/common';
import { OmitType } from '@nestjs/swagger';
import {
  Flag,
  Id,
  Letter,
  PageQuery,
  QueryFlag,
  ResponseField,
  Text,
  VersionNumber,
  WholeNumber,
  Written,
} from '@groundsheet/platform';
import { FIELD_LENGTHS, isEmail, MOST_NOTICE_DAYS, parseOrderRules } from '@groundsheet/form-rules';
import { ValidateBy } from 'class-validator';

const PATTERN_EXAMPLE = 'starts with 00 | 6 digits';
/** Companies on a page. Most registers are shorter, and a list to choose from should be whole. */
export const CUSTOMERS_PAGE = 100;

export class ActiveCustomersQuery extends PageQuery {
  @Text({ max: FIELD_LENGTHS.name, about: 'Part of the name, in any capitals.', example: 'northgate' })
  search?: string;

  @WholeNumber({
    min: 1,
    max: CUSTOMERS_PAGE,
    about: `Customers on a page; ${CUSTOMERS_PAGE} if absent.`,
  })
  declare limit?: number;
}

export class CustomersQuery extends ActiveCustomersQuery {
  @QueryFlag({ about: 'Admins: true for the archived customers in place of the active ones.' })
  archived?: boolean;

  @Letter('Only customers whose name begins with this letter; `#` for names that begin with no letter.')
  letter?: string;
}

export class CustomersChoice extends OmitType(CustomersQuery, ['after', 'limit', 'letter'] as const) {}

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

  @ResponseField({
    type: Boolean,
    required: false,
    description:
      'True if check sheets of accounts are also mailed to an address of the customer’s own. Absent where that address is told.',
  })
  hasAddress?: boolean;
}

/** All that is known of a customer: for admins. */
export class CompanyResponse extends CustomerResponse {
  @ResponseField({ type: String, nullable: true, example: 'Siân O’Neill' })
  contactPerson!: string | null;

  @ResponseField({ type: String, nullable: true, example: 'hire@northgate-civils.co.uk' })
  contactEmail!: string | null;

  @ResponseField({ type: String, nullable: true, example: '0191 496 0114' })
  contactPhone!: string | null;

  @ResponseField({ type: String, nullable: true, example: PATTERN_EXAMPLE })
  defaultOrderPattern!: string | null;

  @ResponseField({
    type: Number,
    nullable: true,
    description: 'Working days of off-hire notice agreed with this customer; null for the usual number.',
    example: null,
  })
  offHireNoticeDays!: number | null;

  @ResponseField({ type: Boolean, description: 'False once archived.' })
  isActive!: boolean;

  @ResponseField({ type: Number, description: 'To be sent as `version` with the next change.', example: 2 })
  version!: number;
}

/** Rules that can be read, joined by ` | `. */
function OrderPattern(): PropertyDecorator {
  const faultOf = (value: unknown) =>
    typeof value === 'string' ? parseOrderRules(value).faults[0]?.message : undefined;
  return applyDecorators(
    Text({
      max: FIELD_LENGTHS.defaultOrderPattern,
      about:
        'Order number rules joined by ` | `, of which one has to hold: `starts with X`, `ends with X`, `contains X`, `N digits`, `N characters`, `at least N characters`, `between N and M`. Blank ones are dropped.',
      example: PATTERN_EXAMPLE,
    }),
    ValidateBy({
      name: 'isOrderPattern',
      validator: {
        validate: (value) => !faultOf(value),
        defaultMessage: (args) => faultOf(args?.value) ?? '',
      },
    }),
  );
}

export class CompanyBody {
  @Written({
    max: FIELD_LENGTHS.name,
    about: 'No two active customers may have the same name; capitals do not matter.',
    missing: 'Please enter a company name.',
    example: 'Northgate Civils Ltd',
  })
  name!: string;

  @Text({ max: FIELD_LENGTHS.contactPerson, about: 'Who to ask for.', example: 'Siân O’Neill' })
  contactPerson?: string | null;

  @Text({
    max: FIELD_LENGTHS.contactEmail,
    about: 'The customer’s own address: signed-in drivers’ check sheets are mailed to it.',
    example: 'hire@northgate-civils.co.uk',
  })
  @ValidateBy(
    { name: 'isEmail', validator: { validate: (value) => !String(value).trim() || isEmail(String(value)) } },
    { message: 'Please enter a complete email address, such as name@company.co.uk.' },
  )
  contactEmail?: string | null;

  @Text({ max: FIELD_LENGTHS.contactPhone, about: 'As it is written.', example: '0191 496 0114' })
  contactPhone?: string | null;

  @OrderPattern()
  defaultOrderPattern?: string | null;

  @Flag({
    about:
      'Whether forms for this customer need a valid order number. Stored as sent. If absent: true if there are rules, otherwise false.',
  })
  requiresOrderValidation?: boolean | null;

  @WholeNumber({
    min: 0,
    max: MOST_NOTICE_DAYS,
    about: 'Working days of off-hire notice agreed with this customer; the usual number if empty.',
    example: 5,
  })
  offHireNoticeDays?: number | null;
}

/** A whole record, as the list of an admin has it. */
export class WholeCompanyBody extends CompanyBody {
  @Id({ about: 'Ignored: the address says which customer it is.' })
  id?: string | null;

  @Flag({ about: 'False archives it, true restores it; unchanged if absent.' })
  isActive?: boolean | null;

  @VersionNumber({ about: 'The version that the screen showed; the current one if absent.' })
  version?: number | null;
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
