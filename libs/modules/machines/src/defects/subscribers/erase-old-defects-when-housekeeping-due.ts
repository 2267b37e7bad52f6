import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { ObjectStorage, Uploads } from '@groundsheet/files';
import { MadePdfs } from '@groundsheet/forms';
import { Clock, Retention, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { DefectEvent } from '../defect-event.entity.js';
import { Defect } from '../defect.entity.js';
import { RepairLink } from '../fitters/repair-link.entity.js';
import { RepairRecord } from '../repairs/repair-record.entity.js';

const AT_A_TIME = 100;

/** Defects that ended as long ago as forms are kept go with their history. */
@Subscriber(HousekeepingDue)
export class EraseOldDefectsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly uploads: Uploads,
    private readonly storage: ObjectStorage,
    private readonly made: MadePdfs,
    private readonly retention: Retention,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    await this.em.nativeDelete(RepairLink, { expiresAt: { $lte: this.clock.now() } });
    while ((await this.eraseSome()) === AT_A_TIME);
  }

  private async eraseSome(): Promise<number> {
    const closedAt = { $lte: this.retention.over() };
    const options = { fields: ['id'], limit: AT_A_TIME, disableIdentityMap: true } as const;
    const old = (await this.em.find(Defect, { closedAt }, options)).map(({ id }) => id);
    const events = await this.em.find(DefectEvent, { defectId: { $in: old } }, { fields: ['id'] });
    const eventIds = events.map(({ id }) => id);
    const drawn = { eventId: { $in: eventIds }, pdfKey: { $ne: null } };
    const records = await this.em.find(RepairRecord, drawn, { fields: ['pdfKey'], disableIdentityMap: true });
    // The rows go last: should a PDF not go, the next hour finds it again.
    for (const { pdfKey } of records) await this.storage.delete(pdfKey!);
    await this.transaction.run(async () => {
      await this.uploads.release(eventIds);
      await this.made.forget(eventIds);
      await this.em.nativeDelete(RepairRecord, { eventId: { $in: eventIds } });
      await this.em.nativeDelete(DefectEvent, { defectId: { $in: old } });
      await this.em.nativeDelete(Defect, { id: { $in: old } });
    });
    return old.length;
  }
}
