import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Retention, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { OffHire } from '../off-hire.entity.js';

const AT_A_TIME = 100;

/** Notices past their retention time, counted from when they were given, go with their photos. */
@Subscriber(HousekeepingDue)
export class EraseOldOffHiresWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly uploads: Uploads,
    private readonly retention: Retention,
  ) {}

  async handle(): Promise<void> {
    while ((await this.eraseSome()) === AT_A_TIME);
  }

  private async eraseSome(): Promise<number> {
    const old = await this.em.find(
      OffHire,
      { givenAt: { $lte: this.retention.over() } },
      { fields: ['id'], limit: AT_A_TIME, disableIdentityMap: true },
    );
    const ids = old.map(({ id }) => id);
    if (ids.length === 0) return 0;
    await this.transaction.run(async () => {
      await this.uploads.release(ids);
      await this.em.nativeDelete(OffHire, { id: { $in: ids } });
    });
    return old.length;
  }
}
