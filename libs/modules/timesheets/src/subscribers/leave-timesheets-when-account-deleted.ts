import { AccountDeleted } from '@groundsheet/contracts';
import {
  LeftForms,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { Timesheet } from '../timesheet.entity.js';

@Subscriber(AccountDeleted)
export class LeaveTimesheetsWhenAccountDeleted implements EventSubscriber<PayloadOf<typeof AccountDeleted>> {
  constructor(
    private readonly transaction: Transaction,
    private readonly forms: LeftForms,
  ) {}

  async handle({ driverId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.transaction.run(() => this.forms.leave(Timesheet, driverId));
  }
}
