import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { allOf, containing, PAGE, pageOf, type Page } from '@groundsheet/platform';
import type { SuppressionResponse, SuppressionsQuery } from '../suppressions/suppression.dto.js';

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

  async execute({ asked }: ListSuppressions): Promise<Page<SuppressionResponse>> {
    const { search, after, limit = PAGE } = asked;
    const { where, values } = allOf(
      search && ['folded(address) like ?', containing(search)],
      after && ['(created_at, id) < (select created_at, id from suppressions where id = ?::uuid)', after],
    );
    const rows = await this.em.execute<Row[]>(
      `select id, address, reason, created_at from suppressions ${where} order by created_at desc, id desc limit ?`,
      [...values, limit + 1],
    );
    const { items, next } = pageOf(rows, limit);
    const listed = items.map(({ created_at, ...row }) => ({
      ...row,
      createdAt: new Date(created_at).toISOString(),
    }));
    return { items: listed, next };
  }
}
