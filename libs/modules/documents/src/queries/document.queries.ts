import { type OwnDocument, ReadOwnDocuments } from '@groundsheet/contracts';
import { addDays, EXPIRING_DAYS } from '@groundsheet/form-rules';
import { type Answers, Clock } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ArrivedDocuments } from '../arrived-documents.js';
import type { DocumentCounts } from '../document.dto.js';
import { Document } from '../document.entity.js';
import { documentResponse } from '../document.response.js';

/** The figures of the four tiles of a driver's vault. */
export class CountDocuments extends Query<DocumentCounts> {
  constructor(readonly ownerId: string) {
    super();
  }
}

@QueryHandler(CountDocuments)
export class CountDocumentsHandler implements IQueryHandler<CountDocuments> {
  constructor(
    private readonly em: EntityManager,
    private readonly arrived: ArrivedDocuments,
    private readonly clock: Clock,
  ) {}

  async execute({ ownerId }: CountDocuments): Promise<DocumentCounts> {
    const soon = addDays(this.clock.today(), EXPIRING_DAYS);
    const [counts] = await this.em.execute<[DocumentCounts]>(
      `select count(*)::int as total,
              count(*) filter (where status = 'completed')::int as processed,
              count(*) filter (where status = 'processing')::int as processing,
              count(*) filter (where expiry_date <= ?::date)::int as "expiringSoon",
              count(*) filter (
                where exists (select 1 from document_proposals where document_id = documents.id)
              )::int as "toCheck"
         from documents where owner_id = ? and deleted_at is null and status <> 'expected'`,
      [soon, ownerId],
    );
    // What is still finishing has arrived, and is found under Processing.
    const { length: finishing } = await this.arrived.finishing([ownerId]);
    return {
      ...counts,
      total: counts.total + finishing,
      processing: counts.processing + finishing,
    };
  }
}

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
