import type { Caller } from '@groundsheet/contracts';
import { FormLimits } from '@groundsheet/forms';
import { Audit, Clock, type FormSender, Tries } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { entryOf } from '../sign-audit.js';
import { SignMails } from '../sign-mails.js';
import { SignRequestViews } from '../sign-request-views.js';
import { signRequestProblems } from '../sign-request.problems.js';
import type { SignRequestResponse } from '../sign-request.response.js';
import { SignRequests } from '../sign-requests.js';
import { SignTargets } from '../sign-targets.js';

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

/** Nobody is to sign by this link any more. */
export class WithdrawSignRequest extends Command<void> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(WithdrawSignRequest)
export class WithdrawSignRequestHandler implements ICommandHandler<WithdrawSignRequest> {
  constructor(
    private readonly requests: SignRequests,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404; 409 where it was signed or is void. Repeating the call changes nothing */
  async execute({ id, caller }: WithdrawSignRequest): Promise<void> {
    const request = await this.requests.forAsker(id, caller);
    if (request.state === 'withdrawn') return;
    if (request.state === 'signed' || request.state === 'void') throw signRequestProblems.notWaiting();
    request.close('withdrawn', this.clock.now());
    await this.audit.record(entryOf('signature.withdrawn', request));
    await this.requests.changed(request);
  }
}

/** A person asked by mail is asked again, once a day; the link works for another seven days. */
export class RemindSigner extends Command<void> {
  constructor(
    readonly id: string,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(RemindSigner)
export class RemindSignerHandler implements ICommandHandler<RemindSigner> {
  constructor(
    private readonly requests: SignRequests,
    private readonly targets: SignTargets,
    private readonly mails: SignMails,
    private readonly audit: Audit,
    private readonly limits: FormLimits,
    private readonly tries: Tries,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404; 409 where nobody waits for it or there is no address; 429 within a day */
  async execute({ id, sender }: RemindSigner): Promise<void> {
    const request = await this.requests.forAsker(id, sender.caller!);
    const now = this.clock.now();
    if (!request.toAddress) throw signRequestProblems.noAddress();
    if (!['open', 'seen', 'expired'].includes(request.stateAt(now))) throw signRequestProblems.notWaiting();
    const signable = await this.targets.of(request.formKind).seen(request.formId);
    if (!signable || signable.refusalFor(request.signatory)) throw signRequestProblems.notWaiting();

    request.remindedAt = now;
    request.renew(now);
    await this.audit.record(entryOf('signature.reminded', request));
    await this.mails.asked(request, signable.shown(), true);
    await this.requests.changed(request);
    await this.tries.count([
      {
        name: 'reminders-of-sign-request-per-day',
        subject: id,
        most: 1,
        hours: 24,
        refusal: signRequestProblems.remindedAlready,
        reached: 'They have been reminded today.',
      },
    ]);
    await this.limits.count(sender, [request.toAddress], signable.companyEmail);
  }
}
