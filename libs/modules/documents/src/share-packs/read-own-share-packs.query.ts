import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadOwnSharePacks, type OwnSharePack } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { ListSharePacks } from './list-share-packs.query.js';

@QueryHandler(ReadOwnSharePacks)
export class ReadOwnSharePacksHandler implements Answers<ReadOwnSharePacks> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ ownerId, limit, after }: ReadOwnSharePacks): Promise<OwnSharePack[]> {
    const asked = { limit, ...(after && { after }) };
    const { items } = await this.queries.execute(new ListSharePacks(asked, ownerId));
    return items.map(({ link: _, ...pack }) => pack);
  }
}
