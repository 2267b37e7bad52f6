import { EntityManager } from '@mikro-orm/postgresql';
import { FormsErased, HousekeepingDue } from '@groundsheet/contracts';
import {
  EventRecorder,
  Retention,
  Subscriber,
  Transaction,
  type EventSubscriber,
} from '@groundsheet/platform';
import { ObjectStorage, Uploads } from '@groundsheet/files';
import { DriverForm } from '../form/driver-form.entity.js';
import { MadePdfs } from '../pdf/made-pdfs.js';

const AT_A_TIME = 100;

/** Sent forms that need not be kept any longer go with their signatures, PDFs and photos. */
@Subscriber(HousekeepingDue)
export class EraseOldFormsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly storage: ObjectStorage,
    private readonly uploads: Uploads,
    private readonly retention: Retention,
    private readonly events: EventRecorder,
    private readonly made: MadePdfs,
  ) {}

  async handle(): Promise<void> {
    while ((await this.eraseSome()) === AT_A_TIME);
  }

  /** The rows go last: should their PDFs not go, the next hour finds them again. */
  private async eraseSome(): Promise<number> {
    const old = await this.em.find(
      DriverForm,
      { status: 'submitted', submittedAt: { $lte: this.retention.over() } },
      { fields: ['id', 'pdfKey', 'firstPdfKey'], limit: AT_A_TIME, disableIdentityMap: true },
    );
    for (const { pdfKey, firstPdfKey } of old)
      for (const key of [pdfKey, firstPdfKey]) if (key) await this.storage.delete(key);
    const ids = old.map(({ id }) => id);
    await this.transaction.run(async () => {
      await this.uploads.release(ids);
      await this.made.forget(ids);
      await this.em.nativeDelete(DriverForm, { id: { $in: ids } });
      if (ids.length > 0) await this.events.record(new FormsErased({ ids }));
    });
    return old.length;
  }
}
