import { OVERVIEW_PARTS, type OverviewPart, type OverviewRange } from '@groundsheet/forms';
import { OneOf, PlainDate, ResponseField } from '@groundsheet/platform';
import { addDays, FORM_KIND_NAMES, isPlainDate, type FormKind } from '@groundsheet/form-rules';
import { ValidateBy, type ValidationArguments } from 'class-validator';

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

export class OverviewTableQuery extends OverviewQuery {
  @OneOf(OVERVIEW_PARTS, { about: 'Which of the tables.', required: true })
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

  @ResponseField({ type: Boolean, description: 'What is missing has been begun, and not signed.' })
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

/** The timesheets for a customer with one order number. */
export class CustomerHours {
  @ResponseField({
    type: String,
    nullable: true,
    description: 'As the latest timesheet names it; where none was chosen, the client that was typed.',
  })
  customer!: string | null;

  @ResponseField({ type: String, nullable: true, example: 'P-001234' })
  orderNumber!: string | null;

  @ResponseField({ type: Number, example: 42.5 })
  hours!: number;

  @ResponseField({ type: Number, example: 1.5 })
  standing!: number;

  @ResponseField({ type: Number })
  timesheets!: number;
}

/** A machine at whose checks something was found. */
export class MachineAttention {
  @ResponseField({
    type: String,
    nullable: true,
    description: 'Its plant number; where there is none, its machine number.',
    example: 'D-114',
  })
  machine!: string | null;

  @ResponseField({ type: Boolean, description: 'Without one the machine has no page.' })
  hasPlantNumber!: boolean;

  @ResponseField({ type: Number, description: 'Items that needed attention, counted at each check.' })
  items!: number;

  @ResponseField({ type: Number, description: 'Check sheets with such items.' })
  checkSheets!: number;

  @ResponseField({ type: String, format: 'date', description: 'The latest of these check sheets.' })
  last!: string;
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

export class HoursByCustomer {
  @ResponseField({ type: [CustomerHours] })
  items!: CustomerHours[];

  @ResponseField(TOTAL)
  total!: number;
}

export class AttentionByMachine {
  @ResponseField({ type: [MachineAttention] })
  items!: MachineAttention[];

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

  @ResponseField({ type: HoursByCustomer, description: 'The most hours first.' })
  hours!: HoursByCustomer;

  @ResponseField({ type: AttentionByMachine, description: 'The most items first.' })
  attention!: AttentionByMachine;
}
