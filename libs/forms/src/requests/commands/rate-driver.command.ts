import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { Clock } from '@groundsheet/platform';
import type { RateBody } from '../sign-request.dto.js';
import type { OpenedRequestResponse } from '../sign-request.response.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequestViews } from '../sign-request-views.js';
import { SignRequests } from '../sign-requests.js';

/** The client who has signed on their own phone says how the week went. */
export class RateDriver extends Command<OpenedRequestResponse> {
  constructor(
    readonly id: string,
    readonly body: RateBody,
  ) {
    super();
  }
}

/** It stands in no log that the driver reads (docs/decisions/0120). */
@CommandHandler(RateDriver)
export class RateDriverHandler implements ICommandHandler<RateDriver> {
  constructor(
    private readonly em: EntityManager,
    private readonly requests: SignRequests,
    private readonly views: SignRequestViews,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 where it is over; 409 where nobody has signed by it, or it has been rated */
  async execute({ id, body: { rating, notes } }: RateDriver): Promise<OpenedRequestResponse> {
    const held = await this.requests.held(id);
    const { request } = held;
    if (!request.canBeRated) throw signRequestProblems.notToRate();
    request.rate(rating, notes?.trim() || null, this.clock.now());
    await this.em.flush();
    await this.requests.changed(request);
    return this.views.opened(held);
  }
}
