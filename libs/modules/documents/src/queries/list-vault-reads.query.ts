import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellAccounts } from '@groundsheet/contracts';
import { Audit } from '@groundsheet/platform';
import type { VaultRead } from '../document.dto.js';
import { Document } from '../document.entity.js';

const MOST = 100;

/** When admins have looked into a driver's vault, the latest first. */
export class ListVaultReads extends Query<VaultRead[]> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@QueryHandler(ListVaultReads)
export class ListVaultReadsHandler implements IQueryHandler<ListVaultReads> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly audit: Audit,
  ) {}

  async execute({ ownerId }: ListVaultReads): Promise<VaultRead[]> {
    const reads = await this.audit.latestAbout([{ kind: 'vault', id: ownerId }], MOST);
    const ids = [...new Set(reads.flatMap(({ who }) => who ?? []))];
    const readers = await this.queries.execute(new TellAccounts(ids));
    const read = reads.flatMap(({ details }) => (details?.['document'] as string | undefined) ?? []);
    const documents = await this.em.find(Document, { id: { $in: read }, ownerId }, { fields: ['fileName'] });
    return reads.map(({ happenedAt, who, details }) => ({
      at: happenedAt.toISOString(),
      by: readers.find(({ id }) => id === who)?.fullName ?? null,
      document: documents.find(({ id }) => id === details?.['document'])?.fileName ?? null,
    }));
  }
}
