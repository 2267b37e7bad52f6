import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Clock, PAGE, pageOf, type Page } from '@groundsheet/platform';
import { boardSql, countsSql } from '../board-sql.js';
import type { DefectsQuery } from '../defect-requests.dto.js';
import type { DefectCountsResponse, DefectResponse } from '../defect.dto.js';
import { Defect } from '../defect.entity.js';
import { defectResponse } from '../defect.response.js';

/** A column of the board, page by page: what comes back first, then the worst, then the oldest. */
export class ListDefects extends Query<Page<DefectResponse>> {
  constructor(
    readonly asked: DefectsQuery,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListDefects)
export class ListDefectsHandler implements IQueryHandler<ListDefects> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ asked, caller }: ListDefects): Promise<Page<DefectResponse>> {
    const { limit = PAGE, after, ...chosen } = asked;
    const today = this.clock.today();
    const { sql, values } = boardSql(chosen, { today, after, limit: limit + 1 });
    const rows = await this.em.execute<{ id: string }[]>(sql, values);
    const { items, next } = pageOf(rows, limit);
    const ids = items.map(({ id }) => id);
    const found = await this.em.find(Defect, { id: { $in: ids } }, { disableIdentityMap: true });
    const byId = new Map(found.map((defect) => [defect.id, defect]));
    return { items: ids.map((id) => defectResponse(byId.get(id)!, caller, today)), next };
  }
}

/** How much each column of the board has. */
export class CountDefects extends Query<DefectCountsResponse> {}

@QueryHandler(CountDefects)
export class CountDefectsHandler implements IQueryHandler<CountDefects> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<DefectCountsResponse> {
    const { sql, values } = countsSql(this.clock.today());
    const [counts] = await this.em.execute<[DefectCountsResponse]>(sql, values);
    return counts;
  }
}
