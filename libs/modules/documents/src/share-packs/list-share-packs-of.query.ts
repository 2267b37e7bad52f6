import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Audit, Clock, PAGE, pageOf, Transaction, type Page } from '@groundsheet/platform';
import type { OfficeSharePack, SharePacksOfQuery } from './share-pack.dto.js';
import { SharePack } from './share-pack.entity.js';

/** The share packs of an account, for the office; the latest first. */
export class ListSharePacksOf extends Query<Page<OfficeSharePack>> {
  constructor(readonly asked: SharePacksOfQuery) {
    super();
  }
}

@QueryHandler(ListSharePacksOf)
export class ListSharePacksOfHandler implements IQueryHandler<ListSharePacksOf> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /** A look into a vault as any other: its owner sees it. */
  async execute({
    asked: { ownerId, limit = PAGE, after },
  }: ListSharePacksOf): Promise<Page<OfficeSharePack>> {
    const about = { kind: 'vault', id: ownerId } as const;
    await this.transaction.run(() => this.audit.record({ what: 'document.read', about }));
    const packs = await this.em.find(
      SharePack,
      { ownerId, ...(after ? { id: { $lt: after } } : {}) },
      { populate: ['documents'], orderBy: { id: 'desc' }, limit: limit + 1, disableIdentityMap: true },
    );
    const { items, next } = pageOf(packs, limit);
    const today = this.clock.today();
    return {
      items: items.map((pack) => ({
        id: pack.id,
        title: pack.title,
        endsOn: pack.endsOn,
        state: pack.stateOn(today),
        documents: pack.shown.length,
        createdAt: pack.createdAt.toISOString(),
      })),
      next,
    };
  }
}
