import { HousekeepingDue } from '@groundsheet/contracts';
import { OldForms, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { CheckSheet } from '../check-sheet.entity.js';

@Subscriber(HousekeepingDue)
export class EraseOldCheckSheetsWhenHousekeepingDue implements EventSubscriber {
  constructor(private readonly forms: OldForms) {}

  handle(): Promise<void> {
    return this.forms.erase(CheckSheet);
  }
}
