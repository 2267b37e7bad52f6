import { EntityManager } from '@mikro-orm/postgresql';
import { Audit, Clock } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { entryOf } from '../sign-audit.js';
import { SignRequestViews } from '../sign-request-views.js';
import type { PassOnBody, RateBody } from '../sign-request.dto.js';
import { signRequestProblems } from '../sign-request.problems.js';
import type { OpenedRequestResponse } from '../sign-request.response.js';
import { type AskedRequest, SignRequests } from '../sign-requests.js';

/** The person asked presses the button that shows what they are asked to sign. */
export class OpenSignRequest extends Command<OpenedRequestResponse> {
  constructor(readonly asked: AskedRequest) {
    super();
  }
}

@CommandHandler(OpenSignRequest)
export class OpenSignRequestHandler implements ICommandHandler<OpenSignRequest> {
  constructor(
    private readonly requests: SignRequests,
    private readonly views: SignRequestViews,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 where it is over, 409 where what it is about has changed or was signed by another person */
  async execute({ asked }: OpenSignRequest): Promise<OpenedRequestResponse> {
    const locked = await this.requests.lock(asked);
    const { request } = locked;
    if (request.state !== 'signed') await this.requests.refuseMoved(locked);
    await this.audit.recordHourly(entryOf('signature.opened', request));
    if (!request.seenAt) {
      request.see(this.clock.now());
      await this.requests.changed(request);
    }
    return this.views.opened(locked);
  }
}

/** Another person signs: the one asked names them, once, and hands the link on. */
export class PassSignRequestOn extends Command<OpenedRequestResponse> {
  constructor(
    readonly asked: AskedRequest,
    readonly body: PassOnBody,
  ) {
    super();
  }
}

@CommandHandler(PassSignRequestOn)
export class PassSignRequestOnHandler implements ICommandHandler<PassSignRequestOn> {
  constructor(
    private readonly requests: SignRequests,
    private readonly views: SignRequestViews,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where it is over; 409 where it is signed, has changed, or was passed on before */
  async execute({ asked, body }: PassSignRequestOn): Promise<OpenedRequestResponse> {
    const locked = await this.requests.lock(asked);
    const { request } = locked;
    if (request.state === 'signed') throw signRequestProblems.notWaiting();
    await this.requests.refuseMoved(locked);
    if (request.passedOnTo) throw signRequestProblems.passedOnAlready();
    request.passedOnTo = body.name;
    await this.audit.record(entryOf('signature.passed-on', request));
    await this.requests.changed(request);
    return this.views.opened(locked);
  }
}

/** The client who has signed on their own phone says how the week went. */
export class RateDriver extends Command<OpenedRequestResponse> {
  constructor(
    readonly asked: AskedRequest,
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
  async execute({ asked, body: { rating, notes } }: RateDriver): Promise<OpenedRequestResponse> {
    const locked = await this.requests.lock(asked);
    const { request } = locked;
    if (!request.canBeRated) throw signRequestProblems.notToRate();
    request.rate(rating, notes?.trim() || null, this.clock.now());
    await this.em.flush();
    await this.requests.changed(request);
    return this.views.opened(locked);
  }
}
