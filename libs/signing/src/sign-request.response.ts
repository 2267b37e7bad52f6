import { ResponseField } from '@groundsheet/platform';
import {
  ASKED_SIGNATORIES,
  ISSUED_KIND_NAMES,
  QUERY_REASON_NAMES,
  SIGN_CHANNELS,
  SIGN_REQUEST_STATES,
  type AskedSignatory,
  type IssuedKind,
  type QueryReason,
  type SignChannel,
  type SignRequestState,
} from '@groundsheet/form-rules';
import type { Shown } from '@groundsheet/forms';
import { GivenRating } from './given-rating.response.js';

class ShownLineResponse {
  @ResponseField({ type: String, example: '0199a000-0000-7000-8000-000000000000/tuesday' })
  key!: string;

  @ResponseField({ type: String, example: 'Tue 17 Nov' })
  label!: string;

  @ResponseField({ type: String, example: '9.0 h' })
  value!: string;

  @ResponseField({ type: String, nullable: true, example: '07:00 to 16:30, break 30 min' })
  detail!: string | null;

  @ResponseField({
    enum: QUERY_REASON_NAMES,
    isArray: true,
    description: 'What can be said to be wrong with it.',
  })
  reasons!: QueryReason[];
}

class ShownFact {
  @ResponseField({ type: String, example: 'Plant number' })
  label!: string;

  @ResponseField({ type: String, example: 'EX-0417' })
  value!: string;
}

class ShownList {
  @ResponseField({ type: String, example: 'What is wrong' })
  title!: string;

  @ResponseField({ type: [ShownFact] })
  lines!: ShownFact[];
}

/** What a person is asked to sign, exactly as it is shown to them. */
export class ShownResponse {
  @ResponseField({ type: String, example: 'Weekly timesheet' })
  title!: string;

  @ResponseField({ type: String, example: 'Week ending Sat 21 Nov 2026' })
  subtitle!: string;

  @ResponseField({ type: String, example: 'TS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String })
  driverName!: string;

  @ResponseField({ type: String, nullable: true, description: 'Who it is for.' })
  firm!: string | null;

  @ResponseField({ type: String, example: '45.5 hours' })
  answer!: string;

  @ResponseField({ type: String, example: 'I agree 45.5 hours, week ending Sat 21 Nov, EX-0417' })
  agreement!: string;

  @ResponseField({ type: [ShownFact] })
  facts!: ShownFact[];

  @ResponseField({ type: [ShownLineResponse] })
  lines!: ShownLineResponse[];

  @ResponseField({ type: [ShownList] })
  lists!: ShownList[];
}

/** What a signer says is wrong, and how it was settled. */
export class SignQueryResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ type: String })
  name!: string;

  @ResponseField({
    type: [String],
    description: 'A sentence for each line.',
    example: ['Tue 17 Nov: hours, should be 7.5'],
  })
  lines!: string[];

  @ResponseField({ type: [String], description: 'The `key` of each line.' })
  keys!: string[];

  @ResponseField({ type: String, nullable: true })
  note!: string | null;

  @ResponseField({ type: Boolean, description: 'It stands beside a signature and reopens nothing.' })
  afterSigning!: boolean;

  @ResponseField({ type: String, format: 'date-time' })
  at!: string;

  @ResponseField({ type: String, nullable: true })
  answer!: string | null;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  answeredAt!: string | null;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was taken into a correction.',
  })
  acceptedAt!: string | null;
}

/** For the person asked. */
export class OpenedRequestResponse {
  @ResponseField({ enum: ISSUED_KIND_NAMES })
  kind!: IssuedKind;

  @ResponseField({ enum: ASKED_SIGNATORIES })
  signatory!: AskedSignatory;

  @ResponseField({ enum: SIGN_REQUEST_STATES })
  state!: SignRequestState;

  @ResponseField({ type: String, nullable: true, description: 'Who was asked, by name.' })
  toName!: string | null;

  @ResponseField({ type: String, nullable: true, description: 'Who it was passed on to.' })
  passedOnTo!: string | null;

  @ResponseField({ type: ShownResponse })
  shown!: Shown;

  @ResponseField({ type: String, description: 'Of what is shown, for the signature.' })
  shownSha256!: string;

  @ResponseField({ type: Boolean, description: 'Whether there is a PDF to read before signing.' })
  hasPdf!: boolean;

  @ResponseField({
    type: Boolean,
    description:
      'Only of the call that signs: too many receipts have gone to the typed address today, or from this network, so that one was left out.',
  })
  receiptLeftOut!: boolean;

  @ResponseField({
    type: Boolean,
    description: 'Whether the signatory may still say how the week went.',
  })
  canRate!: boolean;

  @ResponseField({ type: String, nullable: true, description: 'Who has signed this request.' })
  signedName!: string | null;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  signedAt!: string | null;

  @ResponseField({ type: [SignQueryResponse] })
  queries!: SignQueryResponse[];
}

/** For the office. */
export class SignRequestCounts {
  @ResponseField({ type: Number, description: 'Requests that nobody has signed yet.' })
  waiting!: number;

  @ResponseField({
    type: Number,
    description:
      'What clients say is wrong and nobody has answered, and signatures that somebody says are not theirs.',
  })
  queries!: number;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the oldest of them was asked for.',
  })
  oldestAskedAt!: string | null;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the oldest of those queries was made.',
  })
  oldestQueryAt!: string | null;
}

/** For its asker, and the office. */
export class SignRequestResponse {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ enum: ISSUED_KIND_NAMES })
  kind!: IssuedKind;

  @ResponseField({ type: String, format: 'uuid' })
  formId!: string;

  @ResponseField({ type: String, example: 'TS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String })
  driverName!: string;

  @ResponseField({ type: String, nullable: true, description: 'Who it is for.' })
  companyName!: string | null;

  @ResponseField({ type: String, nullable: true, example: 'EX-0417' })
  plantNumber!: string | null;

  @ResponseField({ enum: ASKED_SIGNATORIES })
  signatory!: AskedSignatory;

  @ResponseField({ enum: SIGN_CHANNELS })
  channel!: SignChannel;

  @ResponseField({ enum: SIGN_REQUEST_STATES })
  state!: SignRequestState;

  @ResponseField({ type: String, nullable: true })
  toName!: string | null;

  @ResponseField({ type: String, nullable: true })
  toAddress!: string | null;

  @ResponseField({ type: String, nullable: true })
  passedOnTo!: string | null;

  @ResponseField({ type: String, format: 'date-time' })
  askedAt!: string;

  @ResponseField({ type: String, format: 'date-time' })
  expiresAt!: string;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  seenAt!: string | null;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  signedAt!: string | null;

  @ResponseField({ type: String, nullable: true })
  signedName!: string | null;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  remindedAt!: string | null;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When somebody said that they did not sign.',
  })
  deniedAt!: string | null;

  @ResponseField({
    type: Boolean,
    description: 'Whether it was signed from the network that asked: both may have been one person.',
  })
  sameNetwork!: boolean;

  @ResponseField({ type: Boolean, description: 'Whether you asked.' })
  askedByYou!: boolean;

  @ResponseField({
    type: String,
    nullable: true,
    description:
      'The link to sign, only for the account that asked, and never in a list: to show as a code or to pass on. A link that was mailed is known to the mailbox alone.',
  })
  url!: string | null;

  @ResponseField({
    type: GivenRating,
    nullable: true,
    description: 'For supervisors and admins, except the one whose form it is.',
  })
  rating!: GivenRating | null;

  @ResponseField({ type: [SignQueryResponse], description: 'What they say is wrong, the latest last.' })
  queries!: SignQueryResponse[];
}
