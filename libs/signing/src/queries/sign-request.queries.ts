import { EntityManager } from '@mikro-orm/postgresql';
import { type Caller, seesFormsOf } from '@groundsheet/contracts';
import { Clock } from '@groundsheet/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DENIED } from '../denied-sql.js';
import { SignRequestViews } from '../sign-request-views.js';
import { SignRequest } from '../sign-request.entity.js';
import { signRequestProblems } from '../sign-request.problems.js';
import type { SignRequestCounts, SignRequestResponse } from '../sign-request.response.js';

/** One request to sign, for its asker: its screen follows it. */
export class GetSignRequest extends Query<SignRequestResponse> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetSignRequest)
export class GetSignRequestHandler implements IQueryHandler<GetSignRequest> {
  constructor(
    private readonly em: EntityManager,
    private readonly views: SignRequestViews,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, caller }: GetSignRequest): Promise<SignRequestResponse> {
    const request = await this.em.findOne(SignRequest, id, { disableIdentityMap: true });
    if (!request || !seesFormsOf(caller, request.ownerId)) throw signRequestProblems.unknown();
    return this.views.forAsker(request, caller);
  }
}

interface Row extends Pick<SignRequestCounts, 'waiting' | 'queries'> {
  readonly oldest_waiting: string | null;
  readonly oldest_query: string | null;
}

/** How many signatures are outstanding, how much of what clients say is wrong has not been answered, and since when. */
export class CountSignRequests extends Query<SignRequestCounts> {}

@QueryHandler(CountSignRequests)
export class CountSignRequestsHandler implements IQueryHandler<CountSignRequests> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<SignRequestCounts> {
    const now = this.clock.now();
    const [counts] = await this.em.execute<Row[]>(
      `with waiting as (
         select created_at from sign_requests where state in ('open', 'seen') and expires_at > ?),
       queries as (
         select created_at from sign_queries where answered_at is null and accepted_at is null
         union all select denied_at from (${DENIED}) as denied)
       select (select count(*)::int from waiting) as waiting, (select min(created_at) from waiting) as oldest_waiting,
              (select count(*)::int from queries) as queries, (select min(created_at) from queries) as oldest_query`,
      [now, now],
    );
    const { waiting, queries, oldest_waiting: asked, oldest_query: said } = counts!;
    const iso = (at: string | null) => at && new Date(at).toISOString();
    return { waiting, queries, oldestAskedAt: iso(asked), oldestQueryAt: iso(said) };
  }
}
