import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Audit, Clock, Tries, type FormSender } from '@groundsheet/platform';
import { FormLimits } from '../../limits/form-limits.js';
import { entryOf } from '../sign-audit.js';
import { SignMails } from '../sign-mails.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { SignRequests } from '../sign-requests.js';
import { SignTargets } from '../sign-targets.js';

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
