import { Id, OneOf, PageQuery, PartList, QueryFlag, Text, Written } from '@groundsheet/platform';
import {
  ASKED_AGE_NAMES,
  ASKED_SIGNATORIES,
  FIELD_LENGTHS,
  HEAD_FIELDS,
  isDriverKind,
  ISSUED_KIND_NAMES,
  MOST_QUERIED_LINES,
  PROPOSAL_LENGTH,
  QUERY_NOTE_LENGTH,
  QUERY_REASON_NAMES,
  RATINGS,
  SEARCH_LENGTH,
  SIGN_CHANNELS,
  SIGN_REQUEST_STATES,
  type AskedAge,
  type AskedSignatory,
  type IssuedKind,
  type QueryReason,
  type Rating,
  type SignChannel,
  type SignRequestState,
} from '@groundsheet/form-rules';

/** 512 KB of PNG as a base64 data URL, with some room; the exact limit is checked on the picture itself. */
const SIGNATURE_TEXT = 720_000;
const NAME = FIELD_LENGTHS.clientSignedName;
const NO_NAME = 'Please enter your name.';
const KEY = 43;

/** What a client may be asked to sign. */
const ASKED_KINDS = ISSUED_KIND_NAMES.filter((kind) => kind === 'form-set' || isDriverKind(kind));

/** What a person is asked to sign, and how. */
export class AskBody {
  @OneOf(ASKED_KINDS, { about: 'What is to be signed.', required: true })
  kind!: IssuedKind;

  @Id({ about: 'The form, or the set.', required: true })
  id!: string;

  @OneOf(ASKED_SIGNATORIES, { about: 'Who is asked.', required: true })
  signatory!: AskedSignatory;

  @OneOf(SIGN_CHANNELS, {
    about: 'By a code on the screen, by a link that the asker passes on, or by a mail of ours.',
    required: true,
  })
  channel!: SignChannel;

  @Text({ max: NAME, about: 'Who is asked, by name.', example: 'Siân O’Neill' })
  toName?: string | null;

  @Text({
    max: HEAD_FIELDS.submissionEmails.maxLength,
    about: 'Where the mail goes; needed for `mail` and only there.',
    example: 'sian@northgate-civils.co.uk',
  })
  toAddress?: string | null;
}

export class SignRequestsQuery extends PageQuery {
  @Id({ about: 'About this form or set alone.' })
  about?: string;

  @QueryFlag({ about: 'Only those still open, queried, or denied by the signer.' })
  waiting?: boolean;

  @OneOf(SIGN_REQUEST_STATES, { about: 'How far they have come.' })
  state?: SignRequestState;

  @OneOf(ISSUED_KIND_NAMES, { about: 'What is to be signed.' })
  kind?: IssuedKind;

  @OneOf(ASKED_AGE_NAMES, { about: 'Asked at least a day, three days or a week ago.' })
  age?: AskedAge;

  @Id({ about: 'Company of the register that the form or set is for.' })
  customerId?: string;

  @Text({
    max: SEARCH_LENGTH,
    about:
      'Part of the reference, the driver’s name, the machine, the customer, or who was asked, in any case.',
    example: 'northgate',
  })
  search?: string;
}

/** What the link has brought. */
export class SignKeyBody {
  @Text({ max: KEY, about: 'What stands behind the `#` of the link.', required: true })
  key!: string;
}

export class SignBody extends SignKeyBody {
  @Written({
    max: NAME,
    about: 'The name of the person who signs.',
    missing: NO_NAME,
    example: 'Siân O’Neill',
  })
  name!: string;

  @Text({ max: 64, about: '`shownSha256` of what was shown.', required: true })
  shownSha256!: string;

  @Text({ max: SIGNATURE_TEXT, verbatim: true, about: 'PNG data URL.', required: true })
  signerSignature!: string;

  @Text({
    max: HEAD_FIELDS.submissionEmails.maxLength,
    about: 'Where their receipt goes, if they want one.',
    example: 'sian@northgate-civils.co.uk',
  })
  receiptTo?: string | null;
}

/** One line that the client does not agree to. */
export class QueriedLineBody {
  @Text({ max: 80, about: '`key` of the line.', required: true })
  key!: string;

  @OneOf(QUERY_REASON_NAMES, { about: 'What is wrong with it.', required: true })
  reason!: QueryReason;

  @Text({ max: PROPOSAL_LENGTH, about: 'What it should be: hours, minutes, or a number.', example: '7.5' })
  proposed?: string | null;
}

export class SignQueryBody extends SignKeyBody {
  @Written({ max: NAME, about: 'Who says so.', missing: NO_NAME, example: 'Siân O’Neill' })
  name!: string;

  @PartList(QueriedLineBody, { maxItems: MOST_QUERIED_LINES, about: 'At least one, or a note.' })
  lines?: QueriedLineBody[];

  @Text({ max: QUERY_NOTE_LENGTH, about: 'In their own words.' })
  note?: string | null;
}

export class RateBody extends SignKeyBody {
  @OneOf(RATINGS, { about: 'How the week went.', required: true })
  rating!: Rating;

  @Text({ max: QUERY_NOTE_LENGTH, about: 'In their own words.' })
  notes?: string | null;
}

export class PassOnBody extends SignKeyBody {
  @Written({ max: NAME, about: 'Who signs instead.', missing: NO_NAME, example: 'Dai Rees' })
  name!: string;
}

export class AnswerBody {
  @Written({ max: QUERY_NOTE_LENGTH, about: 'What they are told; they may then sign after all.' })
  answer!: string;
}
