import type { FormPlace } from '@groundsheet/contracts';
import { Answer, Id, OneOf, PlainDate, Text, WholeNumber } from '@groundsheet/platform';
import { FIELD_LENGTHS, FORM_KIND_NAMES, type FormKind } from '@groundsheet/form-rules';
import { Type } from 'class-transformer';
import { ValidateBy } from 'class-validator';

const STATUSES = ['draft', 'submitted'] as const;
const MAIL_STATES = ['waiting', 'queued', 'sent', 'kept locally', 'suppressed', 'failed'] as const;
const SEARCH_LENGTH = 100;
const PLACE_LENGTH = 61;
/** Forms of a page. */
export const HISTORY_PAGE = 20;
const MOST_OF_A_PAGE = 100;

const PLACE = /^(20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z)_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

/** Where a page goes on: `2026-11-21T14:05:00.000Z_<uuid>`; undefined where the text is no place. */
export function placeOf(text: string | undefined): FormPlace | undefined {
  const [, changedAt, id] = PLACE.exec(text ?? '') ?? [];
  if (!changedAt || !id) return undefined;
  // The pattern lets the thirtieth of February pass.
  const instant = new Date(changedAt);
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString() === changedAt;
  return isReal ? { changedAt, id } : undefined;
}

/** Which of the forms are meant; everything that is absent is no restriction. */
export class HistoryFilter {
  @OneOf(FORM_KIND_NAMES, { about: 'One kind of form only.' })
  kind?: FormKind;

  @OneOf(STATUSES, { about: 'Drafts only, or sent forms only.' })
  status?: (typeof STATUSES)[number];

  @Id({ about: 'Forms for this customer.' })
  customerId?: string;

  @Text({ max: FIELD_LENGTHS.plantNumber, about: 'Forms of this machine.', example: 'EX-0417' })
  plantNumber?: string;

  @PlainDate({ about: 'Forms of the week that ends with this Saturday; another day stands for its week.' })
  week?: string;

  @Text({
    max: SEARCH_LENGTH,
    about: 'Part of a driver’s name, site, plant number, reference or order number.',
    example: 'wharf',
  })
  search?: string;
}

export class HistoryQuery extends HistoryFilter {
  @Text({ max: PLACE_LENGTH, about: 'From the `Link` of the page before.' })
  @ValidateBy(
    { name: 'isPlace', validator: { validate: (value) => Boolean(placeOf(String(value))) } },
    { message: 'Take this from the link to the next page.' },
  )
  after?: string;

  @WholeNumber({ min: 1, max: MOST_OF_A_PAGE, about: `Forms of a page; ${HISTORY_PAGE} when absent.` })
  @Type(() => Number)
  limit?: number;
}

export class HistoryMail {
  @Answer({ type: String, example: 'hire@northgate-civils.co.uk' })
  recipient!: string;

  @Answer({
    enum: MAIL_STATES,
    description: '`kept locally`: nothing leaves the machine of this installation.',
  })
  state!: (typeof MAIL_STATES)[number];

  @Answer({ type: Number, description: '2 when it was sent again once.', example: 1 })
  sendingNo!: number;

  @Answer({ type: String, format: 'date-time' })
  queuedAt!: string;

  @Answer({ type: String, format: 'date-time', nullable: true })
  sentAt!: string | null;
}

/** A form as a line of the history. */
export class HistoryEntry {
  @Answer({ type: String, format: 'uuid' })
  id!: string;

  @Answer({ enum: FORM_KIND_NAMES })
  kind!: FormKind;

  @Answer({ enum: STATUSES })
  status!: (typeof STATUSES)[number];

  @Answer({ type: String, example: 'TS-7K3M9QXD' })
  reference!: string;

  @Answer({ type: String, format: 'date', description: 'Week ending or check date.' })
  date!: string;

  @Answer({ type: String, format: 'uuid', nullable: true })
  customerId!: string | null;

  @Answer({ type: String, nullable: true })
  customerName!: string | null;

  @Answer({ type: String, nullable: true })
  siteLocation!: string | null;

  @Answer({ type: String, nullable: true })
  plantNumber!: string | null;

  @Answer({ type: String, nullable: true })
  machineNumber!: string | null;

  @Answer({ type: String, nullable: true })
  orderNumber!: string | null;

  @Answer({ type: Number, nullable: true, description: 'Hours of the week; null for a check sheet.' })
  totalHours!: number | null;

  @Answer({ type: Number, nullable: true, description: 'Items that need attention; null for a timesheet.' })
  attentionCount!: number | null;

  @Answer({ type: Number })
  version!: number;

  @Answer({ type: String, format: 'date-time', description: 'When it was saved or sent last.' })
  changedAt!: string;

  @Answer({ type: String, format: 'date-time', nullable: true })
  submittedAt!: string | null;

  @Answer({ type: String, format: 'uuid', nullable: true, description: 'The form that this one corrects.' })
  corrects!: string | null;

  @Answer({ type: String, format: 'uuid', nullable: true, description: 'The correction sent in its place.' })
  supersededBy!: string | null;

  @Answer({ type: [HistoryMail], description: 'The last mail to each recipient.' })
  mails!: HistoryMail[];
}
