import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { seesAll, type Caller } from '@groundsheet/contracts';
import { ASKED_AGES, type SignRequestState } from '@groundsheet/form-rules';
import { allOf, Clock, containing, PAGE, pageOf, type Page } from '@groundsheet/platform';
import type { SignRequestsQuery } from '../sign-request.dto.js';
import type { SignRequestResponse } from '../sign-request.response.js';
import { DENIED } from '../denied-sql.js';
import { SignRequest } from '../sign-request.entity.js';
import { SignRequestViews } from '../sign-request-views.js';

/**
 * Outstanding, or with something said about it that has not been dealt with. Each part has an index of its own, so that what is
 * settled is not read.
 */
const NEEDS_SOMEBODY = `id in (
  select id from sign_requests where state in ('open', 'seen', 'disagreed')
  union all select id from (${DENIED}) as denied
  union all select request_id from sign_queries where answered_at is null and accepted_at is null)`;

const DAY_MS = 86_400_000;

/** As `stateAt` of the request has it. */
function inState(state: SignRequestState, now: Date): [string, ...unknown[]] {
  if (state === 'expired') return [`state in ('open', 'seen') and expires_at <= ?`, now];
  if (state === 'open' || state === 'seen') return ['state = ? and expires_at > ?', state, now];
  return ['state = ?', state];
}

/** Requests to sign, the latest first: a driver's own, and for the office everybody's. */
export class ListSignRequests extends Query<Page<SignRequestResponse>> {
  constructor(
    readonly asked: SignRequestsQuery,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListSignRequests)
export class ListSignRequestsHandler implements IQueryHandler<ListSignRequests> {
  constructor(
    private readonly em: EntityManager,
    private readonly views: SignRequestViews,
    private readonly clock: Clock,
  ) {}

  async execute({ asked, caller }: ListSignRequests): Promise<Page<SignRequestResponse>> {
    const { about, waiting, state, kind, age, customerId, search, after, limit = PAGE } = asked;
    const now = this.clock.now();
    const { where, values } = allOf(
      !seesAll(caller) && ['owner_id = ?::uuid', caller.id],
      about && ['form_id = ?::uuid', about],
      waiting && [NEEDS_SOMEBODY, now],
      state && inState(state, now),
      kind && ['form_kind = ?', kind],
      age && ['created_at <= ?', new Date(now.getTime() - ASKED_AGES[age] * DAY_MS)],
      customerId && ['company_id = ?::uuid', customerId],
      search && ['searched like ?', containing(search)],
      after && ['id < ?::uuid', after],
    );
    const rows = await this.em.execute<{ id: string }[]>(
      `select id from sign_requests ${where} order by id desc limit ?`,
      [...values, limit + 1],
    );
    const { items, next } = pageOf(rows, limit);
    const ids = items.map(({ id }) => id);
    const requests = await this.em.find(
      SignRequest,
      { id: { $in: ids } },
      { orderBy: { id: 'desc' }, disableIdentityMap: true },
    );
    return { items: await this.views.of(requests, caller), next };
  }
}
