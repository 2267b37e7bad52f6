import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { seesFormsOf, type Caller } from '@groundsheet/contracts';
import type { SignRequestResponse } from '../sign-request.response.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequest } from '../sign-request.entity.js';
import { SignRequestViews } from '../sign-request-views.js';

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
