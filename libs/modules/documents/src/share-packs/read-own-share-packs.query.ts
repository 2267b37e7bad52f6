import { QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { ReadOwnSharePacks, type OwnSharePack } from '@groundsheet/contracts';
import { ListSharePacks } from './list-share-packs.query.js';

@QueryHandler(ReadOwnSharePacks)
export class ReadOwnSharePacksHandler implements IQueryHandler<ReadOwnSharePacks> {
  constructor(private readonly queries: QueryBus) {}

  async execute({ ownerId, limit, after }: ReadOwnSharePacks): Promise<OwnSharePack[]> {
    const asked = { limit, ...(after && { after }) };
    const { items } = await this.queries.execute(new ListSharePacks(asked, ownerId));
    return items.map(({ link: _, ...pack }) => pack);
  }
}
