import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ExportOwnTimesheets, type ExportedForm } from '@groundsheet/contracts';
import { OwnFormLists } from '@groundsheet/platform';
import { dateOfDay, DAYS, hasEntries, type VehicleType, type WeekDays } from '@groundsheet/form-rules';
import { TIMESHEETS } from './list-own-timesheets.query.js';

const TABLE = {
  ...TIMESHEETS,
  further: `total_hours, days, driver_signed_name, driver_firm, client_firm, selected_vehicle, machine_hours,
            breakdown_notes`,
};

interface Exported {
  total_hours: number;
  days: WeekDays;
  driver_signed_name: string | null;
  driver_firm: string | null;
  client_firm: string | null;
  selected_vehicle: VehicleType | null;
  machine_hours: string | null;
  breakdown_notes: string | null;
}

/** Answers the contract's question with one select; signatures are not read. */
@QueryHandler(ExportOwnTimesheets)
export class ExportOwnTimesheetsHandler implements IQueryHandler<ExportOwnTimesheets> {
  constructor(private readonly lists: OwnFormLists) {}

  async execute({ filter }: ExportOwnTimesheets): Promise<ExportedForm[]> {
    const timesheets = await this.lists.list<Exported>(TABLE, filter);
    return timesheets.map(([head, row]) => ({
      ...head,
      kind: 'timesheet',
      totalHours: row.total_hours,
      attentionCount: null,
      driverName: row.driver_signed_name,
      driverFirm: row.driver_firm,
      clientFirm: row.client_firm,
      vehicle: row.selected_vehicle,
      machineHours: row.machine_hours,
      days: enteredDays(head.date, row.days),
      attention: [],
      notes: row.breakdown_notes,
    }));
  }
}

function enteredDays(weekEnding: string, days: WeekDays): ExportedForm['days'] {
  const entered = DAYS.filter((day) => hasEntries(days[day]));
  const dated = entered.map((day) => ({ date: dateOfDay(weekEnding, day), hours: days[day] }));
  return dated.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
