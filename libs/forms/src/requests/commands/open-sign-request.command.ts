import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, Clock } from '@groundsheet/platform';
import { entryOf } from '../sign-audit.js';
import type { OpenedRequestResponse } from '../sign-request.response.js';
import { SignRequestViews } from '../sign-request-views.js';
import { SignRequests } from '../sign-requests.js';

/** The person asked presses the button that shows what they are asked to sign. */
export class OpenSignRequest extends Command<OpenedRequestResponse> {
  constructor(readonly id: string) {
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
  async execute({ id }: OpenSignRequest): Promise<OpenedRequestResponse> {
    const held = await this.requests.held(id);
    const { request } = held;
    if (request.state !== 'signed') await this.requests.refuseMoved(held);
    if (!request.seenAt) {
      request.see(this.clock.now());
      await this.audit.record(entryOf('signature.opened', request));
      await this.requests.changed(request);
    }
    return this.views.opened(held);
  }
}
