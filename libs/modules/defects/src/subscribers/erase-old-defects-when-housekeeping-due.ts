import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Uploads } from '@groundsheet/files';
import { Retention, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { DefectEvent } from '../defect-event.entity.js';
import { Defect } from '../defect.entity.js';

const AT_A_TIME = 100;

/** Defects that ended as long ago as forms are kept go with their history; the records of their repairs go as forms do. */
@Subscriber(HousekeepingDue)
export class EraseOldDefectsWhenHousekeepingDue implements EventSubscriber {
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
    const closedAt = { $lte: this.retention.over() };
    const options = { fields: ['id'], limit: AT_A_TIME, disableIdentityMap: true } as const;
    const old = (await this.em.find(Defect, { closedAt }, options)).map(({ id }) => id);
    const events = await this.em.find(DefectEvent, { defectId: { $in: old } }, { fields: ['id'] });
    await this.transaction.run(async () => {
      await this.uploads.release(events.map(({ id }) => id));
      await this.em.nativeDelete(DefectEvent, { defectId: { $in: old } });
      await this.em.nativeDelete(Defect, { id: { $in: old } });
    });
    return old.length;
  }
}
