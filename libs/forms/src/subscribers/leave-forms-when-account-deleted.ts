import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { AccountDeleted, FormsLeft } from '@groundsheet/contracts';
import {
  EventRecorder,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { DriverForm } from '../form/driver-form.entity.js';

/**
 * Erases the drafts of an account that is no more; what was sent is nobody's from here on, as a guest's is, and its
 * links go on working (docs/safeguards.md, Retention). A draft that is being sent meanwhile is waited for.
 */
@Subscriber(AccountDeleted)
export class LeaveFormsWhenAccountDeleted implements EventSubscriber<PayloadOf<typeof AccountDeleted>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly uploads: Uploads,
    private readonly events: EventRecorder,
  ) {}

  async handle({ driverId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.transaction.run(async () => {
      await this.eraseDrafts(driverId);
      await this.keepRecipients(driverId);
      await this.em.nativeUpdate(DriverForm, { driverId }, { driverId: null });
      await this.events.record(new FormsLeft({ driverId }));
    });
  }

  private async eraseDrafts(driverId: string): Promise<void> {
    const drafts = await this.em.find(
      DriverForm,
      { driverId, status: 'draft' },
      { fields: ['id'], lockMode: LockMode.PESSIMISTIC_WRITE, disableIdentityMap: true },
    );
    const ids = drafts.map(({ id }) => id);
    await this.uploads.release(ids);
    await this.em.nativeDelete(DriverForm, { id: { $in: ids } });
  }

  /** The company gets an account's sheet because there is an account; of these the mails are yet to be made. */
  private async keepRecipients(driverId: string): Promise<void> {
    const unmailed = await this.em.find(
      DriverForm,
      { driverId, status: 'submitted', pdfKey: null },
      { lockMode: LockMode.PESSIMISTIC_WRITE },
    );
    for (const form of unmailed) form.leave();
    await this.em.flush();
  }
}
