import { MAIL_STATES, type MailState } from '@groundsheet/contracts';
import type { FormPlace } from '@groundsheet/forms';
import { ResponseField, Id, OneOf, PlainDate, Text, WholeNumber } from '@groundsheet/platform';
import { FIELD_LENGTHS, FORM_KIND_NAMES, SEARCH_LENGTH, type FormKind } from '@groundsheet/form-rules';
import { Type } from 'class-transformer';
import { ValidateBy } from 'class-validator';

const STATUSES = ['draft', 'submitted'] as const;
const PLACE_LENGTH = 61;
/** Forms on a page. */
export const HISTORY_PAGE = 20;
const MOST_OF_A_PAGE = 100;

const PLACE = /^(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a page begins: `2026-11-21T14:05:00.000Z_<uuid>`; undefined if the text is not a place. */
export function placeOf(text: string | undefined): FormPlace | undefined {
  const [, changedAt, id] = PLACE.exec(text ?? '') ?? [];
  if (!changedAt || !id) return undefined;
  // The pattern accepts 30 February.
  const instant = new Date(changedAt);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString() === changedAt;
  return isReal ? { changedAt, id } : undefined;
}

/** Which forms are wanted. An absent filter does not restrict anything. */
export class HistoryFilter {
  @OneOf(FORM_KIND_NAMES, { about: 'One kind of form only.' })
  kind?: FormKind;

  @OneOf(STATUSES, { about: 'Only drafts, or only sent forms.' })
  status?: (typeof STATUSES)[number];

  @Id({ about: 'Only forms for this customer.' })
  customerId?: string;

  @Text({ max: FIELD_LENGTHS.plantNumber, about: 'Only forms for this machine.', example: 'EX-0417' })
  plantNumber?: string;

  @PlainDate({
    about: 'Only forms of the week that ends on this Saturday. Any other day stands for its week.',
  })
  week?: string;

  @Text({
    max: SEARCH_LENGTH,
    about: 'Part of a driver’s name, site, customer, plant or machine number, reference or order number.',
    example: 'wharf',
  })
  search?: string;
}

export class HistoryQuery extends HistoryFilter {
  @Text({ max: PLACE_LENGTH, about: 'From the `Link` header of the previous page.' })
  @ValidateBy(
    { name: 'isPlace', validator: { validate: (value) => Boolean(placeOf(String(value))) } },
    { message: 'Please use the value from the link to the next page.' },
  )
  after?: string;

  @WholeNumber({ min: 1, max: MOST_OF_A_PAGE, about: `Forms on a page; ${HISTORY_PAGE} if absent.` })
  @Type(() => Number)
  limit?: number;
}

export class HistoryMail {
  @ResponseField({ type: String, example: 'hire@northgate-civils.co.uk' })
  recipient!: string;

  @ResponseField({
    enum: MAIL_STATES,
    description: '`kept locally`: written to a file on the server and sent to nobody.',
  })
  state!: MailState;

  @ResponseField({ type: Number, description: '1 at first, 2 after it was sent again once.', example: 1 })
  sendingNo!: number;

  @ResponseField({ type: String, format: 'date-time' })
  queuedAt!: string;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  sentAt!: string | null;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When it was delivered or came back, as the mail provider says.',
  })
  reportedAt!: string | null;
}

export class HistoryEntry {
  @ResponseField({ type: String, format: 'uuid' })
  id!: string;

  @ResponseField({ enum: FORM_KIND_NAMES })
  kind!: FormKind;

  @ResponseField({ enum: STATUSES })
  status!: (typeof STATUSES)[number];

  @ResponseField({ type: String, example: 'TS-7K3M9QXD' })
  reference!: string;

  @ResponseField({ type: String, format: 'date', description: 'Week ending or check date.' })
  date!: string;

  @ResponseField({ type: String, format: 'uuid', nullable: true })
  customerId!: string | null;

  @ResponseField({ type: String, nullable: true })
  customerName!: string | null;

  @ResponseField({ type: String, nullable: true })
  siteLocation!: string | null;

  @ResponseField({ type: String, nullable: true })
  plantNumber!: string | null;

  @ResponseField({ type: String, nullable: true })
  machineNumber!: string | null;

  @ResponseField({ type: String, nullable: true })
  orderNumber!: string | null;

  @ResponseField({ type: Number, nullable: true, description: 'Hours of the week; null for a check sheet.' })
  totalHours!: number | null;

  @ResponseField({
    type: Number,
    nullable: true,
    description: 'Items that need attention; null for a timesheet.',
  })
  attentionCount!: number | null;

  @ResponseField({
    type: Number,
    nullable: true,
    description: 'Items that are not answered; null for a timesheet, and without a type of vehicle.',
  })
  openCount!: number | null;

  @ResponseField({ type: Number })
  version!: number;

  @ResponseField({ type: String, format: 'date-time', description: 'When it was last saved or sent.' })
  changedAt!: string;

  @ResponseField({ type: String, format: 'date-time', nullable: true })
  submittedAt!: string | null;

  @ResponseField({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The form that this one corrects.',
  })
  corrects!: string | null;

  @ResponseField({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'The correction that replaced it.',
  })
  supersededBy!: string | null;

  @ResponseField({ type: String, nullable: true, description: 'The reference of that correction.' })
  replacedBy!: string | null;

  @ResponseField({
    type: Boolean,
    description: 'Whether its driver has signed it; a signed draft is waiting for its set to be sent.',
  })
  isSigned!: boolean;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'The reference of the completed set it is in; it can no longer be corrected.',
  })
  approvedIn!: string | null;

  @ResponseField({ type: [HistoryMail], description: 'The latest email to each recipient.' })
  mails!: HistoryMail[];
}
