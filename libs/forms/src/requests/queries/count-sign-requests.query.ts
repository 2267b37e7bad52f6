import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '@groundsheet/platform';
import type { SignRequestCounts } from '../sign-request.response.js';

/** How many signatures are waited for, and how much of what clients say is wrong has not been answered. */
export class CountSignRequests extends Query<SignRequestCounts> {}

@QueryHandler(CountSignRequests)
export class CountSignRequestsHandler implements IQueryHandler<CountSignRequests> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<SignRequestCounts> {
    const [counts] = await this.em.execute<SignRequestCounts[]>(
      `select (select count(*)::int from sign_requests
                where state in ('open', 'seen') and expires_at > ?) as waiting,
              (select count(*)::int from sign_queries where answered_at is null and accepted_at is null)
              + (select count(*)::int from sign_requests where denied_at is not null) as queries`,
      [this.clock.now()],
    );
    return counts!;
  }
}
