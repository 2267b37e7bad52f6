import { HousekeepingDue } from '@groundsheet/contracts';
import { OldForms, Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { Timesheet } from '../timesheet.entity.js';

@Subscriber(HousekeepingDue)
export class EraseOldTimesheetsWhenHousekeepingDue implements EventSubscriber {
  constructor(private readonly forms: OldForms) {}

  handle(): Promise<void> {
    return this.forms.erase(Timesheet);
  }
}
