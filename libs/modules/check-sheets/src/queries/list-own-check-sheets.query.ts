import { QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ListOwnCheckSheets, type ListedForm } from '@groundsheet/contracts';
import { OwnFormLists, type FormTable } from '@groundsheet/platform';
import { attentionItems, type CheckAnswers, type VehicleType } from '@groundsheet/form-rules';

export const CHECK_SHEETS: FormTable = {
  table: 'check_sheets',
  dateColumn: 'check_date',
  further: 'selected_vehicle, answers',
};

interface Checked {
  selected_vehicle: VehicleType | null;
  answers: CheckAnswers;
}

/** Answers the contract's question with one select. What needs attention is counted here: form-rules alone knows. */
@QueryHandler(ListOwnCheckSheets)
export class ListOwnCheckSheetsHandler implements IQueryHandler<ListOwnCheckSheets> {
  constructor(private readonly lists: OwnFormLists) {}

  async execute({ filter }: ListOwnCheckSheets): Promise<ListedForm[]> {
    const checkSheets = await this.lists.list<Checked>(CHECK_SHEETS, filter);
    return checkSheets.map(([head, { selected_vehicle: vehicle, answers }]) => ({
      ...head,
      kind: 'check-sheet',
      totalHours: null,
      attentionCount: attentionItems(vehicle, answers).length,
    }));
  }
}
