import { OneOf, PlainDate, ResponseField, Text } from '@groundsheet/platform';
import { addDays, FORM_KIND_NAMES, isPlainDate, SEARCH_LENGTH, type FormKind } from '@groundsheet/form-rules';
import { ValidateBy, type ValidationArguments } from 'class-validator';
import { DayHours } from './hours.dto.js';
import { MailsThatCameBack } from './to-do.dto.js';
import { OVERVIEW_PARTS, type OverviewPart, type OverviewRange } from './overview-parts.js';

/** A leap year. */
const MOST_DAYS = 366;

/** The days are wrong by themselves where one of them is not a date. */
function EndsWithinAYear(): PropertyDecorator {
  const validate = (to: unknown, args?: ValidationArguments) => {
    const { from } = args!.object as Partial<OverviewRange>;
    if (typeof to !== 'string' || typeof from !== 'string') return true;
    if (!isPlainDate(to) || !isPlainDate(from)) return true;
    return to >= from && to < addDays(from, MOST_DAYS);
  };
  return ValidateBy(
    { name: 'endsWithinAYear', validator: { validate } },
    { message: 'Please choose a last day that is on or after the first, and within a year of it.' },
  );
}

export class OverviewQuery implements OverviewRange {
  @PlainDate({ about: 'First day.', example: '2026-11-15', required: true })
  from!: string;

  @PlainDate({ about: 'Last day, included; within a year of the first.', required: true })
  @EndsWithinAYear()
  to!: string;
}

export class OverviewHoursQuery extends OverviewQuery {
  @Text({
    max: SEARCH_LENGTH,
    about: 'Part of a driver’s name, site, customer, number of the machine, reference or order number.',
    example: 'northgate',
  })
  search?: string;
}

/** `search` is of the hours; the other tables have all their rows. */
export class OverviewTableQuery extends OverviewHoursQuery {
  @OneOf(OVERVIEW_PARTS, { about: 'Which table.', required: true })
  part!: OverviewPart;
}

export class FormCount {
  @ResponseField({ enum: FORM_KIND_NAMES })
  kind!: FormKind;

  @ResponseField({ type: Number, description: 'Sent, and not replaced by a correction.' })
  sent!: number;

  @ResponseField({ type: Number, description: 'Saved and not sent.' })
  drafts!: number;
}

/** Sheets of which one kind is there and the other is not. */
export const LACKS = ['timesheet', 'check-sheets'] as const;

/** A driver and a week of which either the timesheet or all check sheets are missing; signed drafts count as there. */
export class MissingSheets {
  @ResponseField({ type: String, format: 'uuid' })
  driverId!: string;

  @ResponseField({ type: String, example: 'Łukasz Wójcik', description: 'Of the account.' })
  driverName!: string;

  @ResponseField({ type: Boolean, description: 'Whether the email address of the account is confirmed.' })
  isConfirmed!: boolean;

  @ResponseField({
    type: [String],
    description: 'Names typed on the sheets that are there, where they are not the account’s.',
  })
  otherNames!: string[];

  @ResponseField({ type: String, format: 'date', description: 'A Saturday.' })
  weekEnding!: string;

  @ResponseField({ enum: [...LACKS], description: 'What is missing.' })
  lacks!: (typeof LACKS)[number];

  @ResponseField({ type: Number, description: 'There, of the chosen days.' })
  timesheets!: number;

  @ResponseField({ type: Number, description: 'There, of the chosen days.' })
  checkSheets!: number;

  @ResponseField({
    type: String,
    nullable: true,
    example: 'D-114, EX-0417',
    description: 'Of the sheets that are there.',
  })
  machines!: string | null;

  @ResponseField({ type: Boolean, description: 'What is missing has been begun but not signed.' })
  hasDraft!: boolean;

  @ResponseField({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'When the driver was asked about the week; null where that is more than a day ago.',
  })
  askedAt!: string | null;
}

/** Sheets of a week that were sent without an account, under one name. They cannot be matched with each other. */
export class GuestSheets {
  @ResponseField({ type: String, description: 'As it was typed; may be empty.' })
  typedName!: string;

  @ResponseField({ type: String, format: 'date', description: 'A Saturday.' })
  weekEnding!: string;

  @ResponseField({ type: Number })
  timesheets!: number;

  @ResponseField({ type: Number })
  checkSheets!: number;

  @ResponseField({ type: String, nullable: true, example: 'D-114, EX-0417' })
  machines!: string | null;
}

const TOTAL = { type: Number, description: 'How many rows there are; the first 20 are listed.' } as const;

export class MissingSheetsList {
  @ResponseField({ type: [MissingSheets] })
  items!: MissingSheets[];

  @ResponseField(TOTAL)
  total!: number;
}

export class GuestSheetsList {
  @ResponseField({ type: [GuestSheets] })
  items!: GuestSheets[];

  @ResponseField(TOTAL)
  total!: number;
}

export class OverviewResponse {
  @ResponseField({ type: [FormCount] })
  forms!: FormCount[];

  @ResponseField({ type: MissingSheetsList, description: 'By week; guests are not among them.' })
  missing!: MissingSheetsList;

  @ResponseField({ type: GuestSheetsList, description: 'By week and name.' })
  guestSheets!: GuestSheetsList;

  @ResponseField({
    type: MailsThatCameBack,
    description: 'About forms and sets of the days, and not sent again since. Latest first.',
  })
  returnedMails!: MailsThatCameBack;

  @ResponseField({
    type: [DayHours],
    description: 'Each day of the four weeks that end with the week of the last day.',
  })
  days!: DayHours[];
}
