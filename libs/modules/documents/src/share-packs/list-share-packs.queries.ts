import { type OwnSharePack, ReadOwnSharePacks } from '@groundsheet/contracts';
import { type Answers, Audit, Clock, PAGE, type Page, pageOf, type PageQuery } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { SharePackLinks } from './share-pack-links.js';
import type { SharePackOpening, SharePackResponse } from './share-pack.dto.js';
import { SharePack } from './share-pack.entity.js';

/** Of all packs of a page. */
const MOST_EVENTS = 1000;

/** The share packs of a driver, the latest first. */
export class ListSharePacks extends Query<Page<SharePackResponse>> {
  constructor(
    readonly asked: PageQuery,
    readonly ownerId: string,
  ) {
    super();
  }
}

@QueryHandler(ListSharePacks)
export class ListSharePacksHandler implements IQueryHandler<ListSharePacks> {
  constructor(
    private readonly em: EntityManager,
    private readonly audit: Audit,
    private readonly links: SharePackLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ asked, ownerId }: ListSharePacks): Promise<Page<SharePackResponse>> {
    const limit = asked.limit ?? PAGE;
    const packs = await this.em.find(
      SharePack,
      { ownerId, ...(asked.after ? { id: { $lt: asked.after } } : {}) },
      { populate: ['documents'], orderBy: { id: 'desc' }, limit: limit + 1, disableIdentityMap: true },
    );
    const { items, next } = pageOf(packs, limit);
    const openings = await this.openingsOf(items);
    return { items: items.map((pack) => this.responseOf(pack, openings.get(pack.id) ?? [])), next };
  }

  private async openingsOf(packs: readonly SharePack[]): Promise<Map<string, SharePackOpening[]>> {
    const subjects = packs.map(({ id }) => ({ kind: 'share-pack', id }) as const);
    const events = await this.audit.latestAbout(subjects, MOST_EVENTS);
    const openings = new Map<string, SharePackOpening[]>();
    for (const { what, aboutId, happenedAt, network, device } of events) {
      if (what !== 'share-pack.opened') continue;
      const opening = { at: happenedAt.toISOString(), network, device };
      openings.set(aboutId!, [...(openings.get(aboutId!) ?? []), opening]);
    }
    return openings;
  }

  private responseOf(pack: SharePack, openings: SharePackOpening[]): SharePackResponse {
    const { id, title, endsOn, createdAt } = pack;
    return {
      id,
      link: this.links.urlFor(id),
      title,
      endsOn,
      state: pack.stateOn(this.clock.today()),
      documentIds: pack.shown.map((document) => document.id),
      openings,
      createdAt: createdAt.toISOString(),
    };
  }
}

@QueryHandler(ReadOwnSharePacks)
export class ReadOwnSharePacksHandler implements Answers<ReadOwnSharePacks> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ ownerId, limit, after }: ReadOwnSharePacks): Promise<OwnSharePack[]> {
    const asked = { limit, ...(after && { after }) };
    const { items } = await this.queries.execute(new ListSharePacks(asked, ownerId));
    return items.map(({ link: _, ...pack }) => pack);
  }
}
