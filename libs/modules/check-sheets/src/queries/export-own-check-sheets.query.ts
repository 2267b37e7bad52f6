import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ExportOwnCheckSheets, type ExportedForm } from '@groundsheet/contracts';
import { OwnFormLists } from '@groundsheet/platform';
import { attentionItems, type CheckAnswers, type VehicleType } from '@groundsheet/form-rules';
import { CHECK_SHEETS } from './list-own-check-sheets.query.js';

const TABLE = {
  ...CHECK_SHEETS,
  further: `selected_vehicle, answers, driver_signed_name, driver_firm, client_firm, machine_hours, defects_notes`,
};

interface Exported {
  selected_vehicle: VehicleType | null;
  answers: CheckAnswers;
  driver_signed_name: string | null;
  driver_firm: string | null;
  client_firm: string | null;
  machine_hours: string | null;
  defects_notes: string | null;
}

/** Answers the contract's question with one select; signatures and photos are not read. */
@QueryHandler(ExportOwnCheckSheets)
export class ExportOwnCheckSheetsHandler implements IQueryHandler<ExportOwnCheckSheets> {
  constructor(private readonly lists: OwnFormLists) {}

  async execute({ filter }: ExportOwnCheckSheets): Promise<ExportedForm[]> {
    const checkSheets = await this.lists.list<Exported>(TABLE, filter);
    return checkSheets.map(([head, row]) => {
      const attention = attentionItems(row.selected_vehicle, row.answers);
      return {
        ...head,
        kind: 'check-sheet',
        totalHours: null,
        attentionCount: attention.length,
        driverName: row.driver_signed_name,
        driverFirm: row.driver_firm,
        clientFirm: row.client_firm,
        vehicle: row.selected_vehicle,
        machineHours: row.machine_hours,
        days: [{ date: head.date, hours: null }],
        attention: attention.map(({ item, answer }) => (answer ? `${item.label}: ${answer}` : item.label)),
        notes: row.defects_notes,
      };
    });
  }
}
