import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '@groundsheet/platform';
import { addDays, EXPIRING_DAYS } from '@groundsheet/form-rules';
import { ArrivedDocuments } from '../arrived-documents.js';
import type { DocumentCounts } from '../document.dto.js';

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
