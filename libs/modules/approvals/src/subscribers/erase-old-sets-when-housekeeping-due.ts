import { EntityManager } from '@mikro-orm/postgresql';
import { FormsErased, HousekeepingDue } from '@groundsheet/contracts';
import {
  EventRecorder,
  Retention,
  Subscriber,
  Transaction,
  type EventSubscriber,
} from '@groundsheet/platform';
import { ObjectStorage } from '@groundsheet/files';
import { MadePdfs } from '@groundsheet/forms';
import { FormSet } from '../form-set.entity.js';

const AT_A_TIME = 100;

/** Sets that need not be kept any longer go with their signatures and PDFs, as their forms do. */
@Subscriber(HousekeepingDue)
export class EraseOldSetsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly storage: ObjectStorage,
    private readonly retention: Retention,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly made: MadePdfs,
  ) {}

  async handle(): Promise<void> {
    while ((await this.eraseSome()) === AT_A_TIME);
  }

  /** The rows go last: should their PDFs not go, the next hour finds them again. */
  private async eraseSome(): Promise<number> {
    const old = await this.em.find(
      FormSet,
      { changedAt: { $lte: this.retention.over() } },
      { fields: ['id', 'pdfKey', 'plainPdfKey'], limit: AT_A_TIME, disableIdentityMap: true },
    );
    for (const { pdfKey, plainPdfKey } of old) {
      for (const key of [pdfKey, plainPdfKey]) if (key) await this.storage.delete(key);
    }
    const ids = old.map(({ id }) => id);
    await this.transaction.run(async () => {
      await this.made.forget(ids);
      await this.em.nativeDelete(FormSet, { id: { $in: ids } });
      if (ids.length > 0) await this.events.record(new FormsErased({ ids }));
    });
    return old.length;
  }
}
