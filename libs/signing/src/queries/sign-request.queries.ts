import { type Caller, seesFormsOf } from '@groundsheet/contracts';
import { formProblems } from '@groundsheet/forms';
import { Clock, download } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import type { StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { DENIED } from '../denied-sql.js';
import { SignRequestViews } from '../sign-request-views.js';
import { SignRequest } from '../sign-request.entity.js';
import { signRequestProblems } from '../sign-request.problems.js';
import type { SignRequestCounts, SignRequestResponse } from '../sign-request.response.js';
import type { AskedRequest } from '../sign-requests.js';
import { SignTargets } from '../sign-targets.js';

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

/** The PDF of what a person is asked to sign, to be read before. */
export class GetPdfToSign extends Query<StreamableFile> {
  constructor(readonly asked: AskedRequest) {
    super();
  }
}

@QueryHandler(GetPdfToSign)
export class GetPdfToSignHandler implements IQueryHandler<GetPdfToSign> {
  constructor(private readonly targets: SignTargets) {}

  /** @throws {Problem} 404 where it is no more, 503 while the PDF is being made */
  async execute({ asked: { formKind, formId } }: GetPdfToSign): Promise<StreamableFile> {
    const signable = await this.targets.of(formKind).seen(formId);
    if (!signable) throw signRequestProblems.deadLink();
    if (!signable.pdf) throw formProblems.pdfNotReady();
    const { fileName, read } = signable.pdf;
    return download(await read(), { type: 'application/pdf', name: fileName });
  }
}
