import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, Clock, type FormSender } from '@groundsheet/platform';
import { entryOf } from '../sign-audit.js';
import { SignMails } from '../sign-mails.js';
import type { AnswerBody } from '../sign-request.dto.js';
import type { SignRequestResponse } from '../sign-request.response.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequestViews } from '../sign-request-views.js';
import { SignRequests } from '../sign-requests.js';

/** What a client says is wrong is answered in words: they may sign after all. */
export class AnswerSignQuery extends Command<SignRequestResponse> {
  constructor(
    readonly id: string,
    readonly body: AnswerBody,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(AnswerSignQuery)
export class AnswerSignQueryHandler implements ICommandHandler<AnswerSignQuery> {
  constructor(
    private readonly requests: SignRequests,
    private readonly views: SignRequestViews,
    private readonly mails: SignMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404; 409 where nothing waits for an answer */
  async execute({ id, body, sender }: AnswerSignQuery): Promise<SignRequestResponse> {
    const request = await this.requests.forAsker(id, sender.caller!);
    const query = await this.requests.openQueryOf(request);
    if (!query) throw signRequestProblems.noQuery();
    const now = this.clock.now();
    Object.assign(query, { answer: body.answer, answeredBy: sender.caller!.id, answeredAt: now });
    if (request.state === 'disagreed') {
      request.state = 'seen';
      request.renew(now);
    }
    await this.audit.record(entryOf('signature.query-answered', request));
    await this.mails.answered(request, body.answer);
    await this.requests.changed(request);
    return this.views.ofOne(request);
  }
}
