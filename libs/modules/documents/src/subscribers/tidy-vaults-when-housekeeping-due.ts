import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock, Problem, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { Uploads } from '@groundsheet/files';
import { ArrivedDocuments } from '../arrived-documents.js';
import { DocumentFile, Document } from '../document.entity.js';

/** An address takes its file for a quarter of an hour, and a file may be on its way then. */
const ADDRESS_ENDED_MS = 2 * 3_600_000;
const BROUGHT_BACK_MS = 24 * 3_600_000;
const AT_A_TIME = 100;

/**
 * Takes files into the vault whose sender never said that they were complete, forgets those that never came, and erases
 * documents that were deleted a day ago. Their objects go with other uploads that nobody holds.
 */
@Subscriber(HousekeepingDue)
export class TidyVaultsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly arrived: ArrivedDocuments,
    private readonly uploads: Uploads,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  async handle(): Promise<void> {
    while ((await this.settleSome()) === AT_A_TIME);
    while ((await this.eraseSome()) === AT_A_TIME);
  }

  private async settleSome(): Promise<number> {
    const before = this.ago(ADDRESS_ENDED_MS);
    const late = await this.em.find(
      DocumentFile,
      { byteSize: null, expectedAt: { $lte: before } },
      { fields: ['document'], limit: AT_A_TIME, disableIdentityMap: true },
    );
    for (const id of new Set(late.map(({ document }) => document.id))) {
      // What has no room is undone first, or its upload would be held by a document that does not have it.
      await this.transaction.run(() => this.take(id)).catch(ifVaultIsFull);
      await this.transaction.run(() => this.forgetLate(id, before));
      this.em.clear();
    }
    return late.length;
  }

  private async take(id: string): Promise<void> {
    const lockMode = LockMode.PESSIMISTIC_WRITE;
    const document = await this.em.findOne(Document, { id, deletedAt: null }, { lockMode });
    if (!document) return;
    await this.em.populate(document, ['files']);
    await this.arrived.take(document);
    await this.em.flush();
  }

  private async forgetLate(id: string, before: Date): Promise<void> {
    await this.em.findOne(Document, id, { lockMode: LockMode.PESSIMISTIC_WRITE });
    await this.em.nativeDelete(DocumentFile, {
      document: id,
      byteSize: null,
      expectedAt: { $lte: before },
    });
    const hasFiles = await this.em.count(DocumentFile, { document: id });
    if (!hasFiles) await this.em.nativeDelete(Document, id);
  }

  private async eraseSome(): Promise<number> {
    const deleted = await this.em.find(
      Document,
      { deletedAt: { $lte: this.ago(BROUGHT_BACK_MS) } },
      { fields: ['id'], limit: AT_A_TIME, disableIdentityMap: true },
    );
    const ids = deleted.map(({ id }) => id);
    await this.transaction.run(async () => {
      await this.uploads.release(ids);
      await this.em.nativeDelete(Document, { id: { $in: ids } });
    });
    return ids.length;
  }

  private ago(milliseconds: number): Date {
    return new Date(this.clock.now().getTime() - milliseconds);
  }
}

/** There is nobody to tell; what has no room goes as if it had not come. */
function ifVaultIsFull(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}
