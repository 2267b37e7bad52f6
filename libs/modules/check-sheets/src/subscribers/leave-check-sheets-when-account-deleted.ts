import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AccountDeleted } from '@groundsheet/contracts';
import {
  LeftForms,
  Subscriber,
  Transaction,
  Uploads,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { CheckSheet } from '../check-sheet.entity.js';

@Subscriber(AccountDeleted)
export class LeaveCheckSheetsWhenAccountDeleted implements EventSubscriber<PayloadOf<typeof AccountDeleted>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly forms: LeftForms,
    private readonly uploads: Uploads,
  ) {}

  async handle({ driverId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.transaction.run(async () => {
      await this.keepRecipients(driverId);
      await this.uploads.release(await this.forms.leave(CheckSheet, driverId));
    });
  }

  /** The company gets an account's sheet because there is an account; of these the mails are yet to be made. */
  private async keepRecipients(driverId: string): Promise<void> {
    const sheets = await this.em.find(
      CheckSheet,
      { driverId, status: 'submitted', pdfKey: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    for (const sheet of sheets) sheet.keepRecipients();
    await this.em.flush();
  }
}
