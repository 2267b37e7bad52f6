import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit } from '@groundsheet/platform';
import { entryOf } from '../sign-audit.js';
import type { PassOnBody } from '../sign-request.dto.js';
import type { OpenedRequestResponse } from '../sign-request.response.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequestViews } from '../sign-request-views.js';
import { SignRequests } from '../sign-requests.js';

/** Another person signs: the one asked names them, once, and hands the link on. */
export class PassSignRequestOn extends Command<OpenedRequestResponse> {
  constructor(
    readonly id: string,
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
  async execute({ id, body }: PassSignRequestOn): Promise<OpenedRequestResponse> {
    const held = await this.requests.held(id);
    const { request } = held;
    if (request.state === 'signed') throw signRequestProblems.notWaiting();
    await this.requests.refuseMoved(held);
    if (request.passedOnTo) throw signRequestProblems.passedOnAlready();
    request.passedOnTo = body.name;
    await this.audit.record(entryOf('signature.passed-on', request));
    await this.requests.changed(request);
    return this.views.opened(held);
  }
}
