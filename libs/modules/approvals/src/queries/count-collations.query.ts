import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import type { CollationCounts } from '../collation.dto.js';
import { ownOnly } from './list-collations.query.js';
import { countsSql } from './sets-sql.js';

/** How many open sets stand in each tab. */
export class CountCollations extends Query<CollationCounts> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(CountCollations)
export class CountCollationsHandler implements IQueryHandler<CountCollations> {
  constructor(private readonly em: EntityManager) {}

  async execute({ caller }: CountCollations): Promise<CollationCounts> {
    const { sql, values } = countsSql(ownOnly(caller));
    const [counts] = await this.em.execute<CollationCounts[]>(sql, values);
    return counts!;
  }
}
