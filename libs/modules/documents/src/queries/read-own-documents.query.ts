import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { ReadOwnDocuments, type OwnDocument } from '@groundsheet/contracts';
import { Clock, type Answers } from '@groundsheet/platform';
import { Document } from '../document.entity.js';
import { documentResponse } from '../document.response.js';

@QueryHandler(ReadOwnDocuments)
export class ReadOwnDocumentsHandler implements Answers<ReadOwnDocuments> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId, limit, after }: ReadOwnDocuments): Promise<OwnDocument[]> {
    const documents = await this.em.find(
      Document,
      { ownerId, deletedAt: null, ...(after ? { id: { $lt: after } } : {}) },
      { populate: ['files', 'proposals'], orderBy: { id: 'desc' }, limit, disableIdentityMap: true },
    );
    return documents.map((document) => ({ ...documentResponse(document, this.clock.today()) }));
  }
}
