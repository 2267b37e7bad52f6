import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { Clock } from '@groundsheet/platform';
import type { SignRequestResponse } from '../sign-request.response.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequestViews } from '../sign-request-views.js';
import { SignRequests } from '../sign-requests.js';

/** A code is still on the screen of its asker: it goes on for another 30 minutes. */
export class RenewSignRequest extends Command<SignRequestResponse> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(RenewSignRequest)
export class RenewSignRequestHandler implements ICommandHandler<RenewSignRequest> {
  constructor(
    private readonly requests: SignRequests,
    private readonly views: SignRequestViews,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404; 409 where nobody waits for it */
  async execute({ id, caller }: RenewSignRequest): Promise<SignRequestResponse> {
    const request = await this.requests.forAsker(id, caller);
    const state = request.stateAt(this.clock.now());
    if (request.channel !== 'code' || (state !== 'open' && state !== 'seen'))
      throw signRequestProblems.notWaiting();
    request.renew(this.clock.now());
    return this.views.forAsker(request, caller);
  }
}
