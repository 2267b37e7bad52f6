import { ResponseField, Text, TextList, VersionNumber, Written } from '@groundsheet/platform';
import {
  ACCENT_REFUSED,
  FIELD_LENGTHS,
  isAccent,
  isEmail,
  MOST_ADDRESS_LINES,
} from '@groundsheet/form-rules';
import { ValidateBy } from 'class-validator';

const ADDRESS = ['Unit 4, Quarry Road', 'Gateshead', 'NE11 0XX'];
const LOGO = '/api/objects/01938f00-0000-7000-8000-000000000001';

/** What everybody may know of the firm. */
export class FirmResponse {
  @ResponseField({
    type: String,
    nullable: true,
    description: 'Null until an admin has entered it.',
    example: 'Hill Plant Ltd',
  })
  name!: string | null;

  @ResponseField({ type: [String], example: ADDRESS })
  addressLines!: string[];

  @ResponseField({ type: String, nullable: true, example: '0191 496 0200' })
  telephone!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'A colour on which dark letters can be read; null for the product’s own.',
    example: '#ffc20e',
  })
  accent!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Where its logo can be seen, a PNG on white. Another logo has another address.',
    example: '/api/firm/logos/01938f00-0000-7000-8000-000000000001',
  })
  logoUrl!: string | null;

  @ResponseField({ type: Number, nullable: true, description: 'In dots.', example: 480 })
  logoWidth!: number | null;

  @ResponseField({ type: Number, nullable: true, description: 'In dots.', example: 160 })
  logoHeight!: number | null;
}

/** As its admins change it. */
export class FirmSettingsResponse extends FirmResponse {
  @ResponseField({ type: String, nullable: true, example: 'office@hillplant.co.uk' })
  replyAddress!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'The name of the logo, to be sent with the next change.',
    example: LOGO,
  })
  logo!: string | null;

  @ResponseField({
    type: Number,
    description: 'To be sent as `version` with the next change; 0 until something has been entered.',
    example: 2,
  })
  version!: number;
}

function rule(name: string, validate: (text: string) => boolean, message: string): PropertyDecorator {
  return ValidateBy(
    { name, validator: { validate: (value) => validate(String(value ?? '').trim()) } },
    { message },
  );
}

export class FirmBody {
  @Written({
    max: FIELD_LENGTHS.name,
    about: 'What the firm is called on screens, in mails and on paper.',
    missing: 'Please enter the name of the firm.',
    example: 'Hill Plant Ltd',
  })
  name!: string;

  @TextList({
    maxItems: MOST_ADDRESS_LINES,
    max: FIELD_LENGTHS.addressLine,
    about: 'Its postal address, line by line. Blank lines are dropped.',
    example: ADDRESS,
  })
  addressLines?: string[] | null;

  @Text({ max: FIELD_LENGTHS.contactPhone, about: 'As it is written.', example: '0191 496 0200' })
  telephone?: string | null;

  @Text({
    max: FIELD_LENGTHS.contactEmail,
    about: 'Where replies to mails go, unless they go to a driver whose address is confirmed.',
    example: 'office@hillplant.co.uk',
  })
  @rule(
    'isEmail',
    (address) => !address || isEmail(address),
    'Please enter a complete email address, such as office@company.co.uk.',
  )
  replyAddress?: string | null;

  @Text({
    max: 7,
    about:
      'The one colour that stands out, `#rrggbb`: dark letters on it need a contrast of 4.5:1. The product’s own if absent.',
    example: '#ffc20e',
  })
  @rule('isAccent', (colour) => !colour || isAccent(colour), ACCENT_REFUSED)
  accent?: string | null;

  @Text({
    max: 60,
    about: 'The name of the uploaded logo, from `POST /api/firm/logo`. No logo if absent.',
    example: LOGO,
  })
  logo?: string | null;

  @VersionNumber({ min: 0, required: true, about: 'The version that the screen showed.' })
  version!: number;
}
