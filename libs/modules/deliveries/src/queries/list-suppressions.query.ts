import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PAGE, pageOf, type Page } from '@groundsheet/platform';
import type { SuppressionResponse, SuppressionsQuery } from '../suppressions/suppression.dto.js';
import { suppressionsSql } from './suppressions-sql.js';

interface Row extends Omit<SuppressionResponse, 'createdAt'> {
  created_at: string;
}

/** Recipients who want no mail from here, the latest first. */
export class ListSuppressions extends Query<Page<SuppressionResponse>> {
  constructor(readonly asked: SuppressionsQuery) {
    super();
  }
}

@QueryHandler(ListSuppressions)
export class ListSuppressionsHandler implements IQueryHandler<ListSuppressions> {
  constructor(private readonly em: EntityManager) {}

  async execute({ asked: { limit = PAGE, ...asked } }: ListSuppressions): Promise<Page<SuppressionResponse>> {
    const { sql, values } = suppressionsSql({ ...asked, limit: limit + 1 });
    const { items, next } = pageOf(await this.em.execute<Row[]>(sql, values), limit);
    const listed = items.map(({ created_at, ...row }) => ({
      ...row,
      createdAt: new Date(created_at).toISOString(),
    }));
    return { items: listed, next };
  }
}
