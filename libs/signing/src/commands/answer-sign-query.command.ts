import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, Clock, type FormSender } from '@groundsheet/platform';
import { FormLimits } from '@groundsheet/forms';
import { entryOf } from '../sign-audit.js';
import { SignMails } from '../sign-mails.js';
import type { AnswerBody } from '../sign-request.dto.js';
import type { SignRequestResponse } from '../sign-request.response.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequestViews } from '../sign-request-views.js';
import { SignRequests } from '../sign-requests.js';
import type { SignRequest } from '../sign-request.entity.js';
import { SignTargets } from '../sign-targets.js';

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
    private readonly targets: SignTargets,
    private readonly views: SignRequestViews,
    private readonly mails: SignMails,
    private readonly audit: Audit,
    private readonly limits: FormLimits,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404; 409 where nothing waits for an answer; 429 above the limits of its mail */
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
    const response = await this.views.ofOne(request);
    await this.count(request, sender);
    return response;
  }

  private async count({ toAddress, formKind, formId }: SignRequest, sender: FormSender): Promise<void> {
    if (!toAddress) return;
    const signable = await this.targets.of(formKind).seen(formId);
    await this.limits.count(sender, [toAddress], signable?.companyEmail ?? null);
  }
}
