import { AccountBeside } from '@groundsheet/forms';
import { ResponseField } from '@groundsheet/platform';

/** The timesheets of one driver on one machine for a customer's order. */
export class HoursWorked {
  @ResponseField({
    type: String,
    nullable: true,
    description: 'As on the latest timesheet; where no customer was chosen, the client that was typed.',
  })
  customer!: string | null;

  @ResponseField({ type: String, nullable: true, example: 'P-001234' })
  orderNumber!: string | null;

  @ResponseField({
    type: String,
    nullable: true,
    description: 'Its plant number; where there is none, its machine number.',
    example: 'D-114',
  })
  machine!: string | null;

  @ResponseField({ type: Boolean, description: 'Without one the machine has no page.' })
  hasPlantNumber!: boolean;

  @ResponseField({ type: String, description: 'As on the latest timesheet.', example: 'Łukasz Wójcik' })
  driverName!: string;

  @ResponseField({
    type: AccountBeside,
    nullable: true,
    description: 'Null for a guest’s, and once the account is deleted.',
  })
  account!: AccountBeside | null;

  @ResponseField({ type: Number, example: 42.5 })
  hours!: number;

  @ResponseField({ type: Number, example: 1.5 })
  standing!: number;

  @ResponseField({ type: Number, example: 0.5 })
  breakdown!: number;

  @ResponseField({ type: Number })
  timesheets!: number;

  @ResponseField({
    type: Number,
    description: 'Timesheets that the client has signed, on the form or on its set.',
  })
  signed!: number;
}

/** Of all rows, listed or not. */
export class HoursSums {
  @ResponseField({ type: Number, example: 1042.5 })
  hours!: number;

  @ResponseField({ type: Number, example: 12 })
  standing!: number;

  @ResponseField({ type: Number, example: 3.5 })
  breakdown!: number;

  @ResponseField({ type: Number })
  timesheets!: number;
}

export class HoursResponse {
  @ResponseField({ type: [HoursWorked], description: 'Most hours first.' })
  items!: HoursWorked[];

  @ResponseField({ type: Number, description: 'How many rows there are; the first 50 are listed.' })
  total!: number;

  @ResponseField({ type: HoursSums })
  sums!: HoursSums;
}

/** Hours of all sent timesheets on one day. */
export class DayHours {
  @ResponseField({ type: String, format: 'date' })
  date!: string;

  @ResponseField({ type: Number, example: 96.5 })
  hours!: number;
}
