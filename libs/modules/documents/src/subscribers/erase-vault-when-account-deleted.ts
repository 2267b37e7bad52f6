import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { AccountDeleted } from '@groundsheet/contracts';
import { Subscriber, Transaction, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { Document } from '../document.entity.js';
import { SharePack } from '../share-packs/share-pack.entity.js';

/** A vault is its driver's alone: nothing of it stays, and every link to it is dead. */
@Subscriber(AccountDeleted)
export class EraseVaultWhenAccountDeleted implements EventSubscriber<PayloadOf<typeof AccountDeleted>> {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
    private readonly transaction: Transaction,
  ) {}

  async handle({ driverId: ownerId }: PayloadOf<typeof AccountDeleted>): Promise<void> {
    await this.transaction.run(async () => {
      // Work on one is waited for: what it takes into the vault until then is released as well.
      const documents = await this.em.find(
        Document,
        { ownerId },
        { fields: ['id'], orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE },
      );
      await this.uploads.release(documents.map(({ id }) => id));
      await this.em.nativeDelete(SharePack, { ownerId });
      await this.em.nativeDelete(Document, { ownerId });
    });
  }
}
