import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { judgeEmail, normaliseEmail } from '@groundsheet/form-rules';
import { Audit, Clock, isLikeGuest, refuseFaults, Tries, type FormSender } from '@groundsheet/platform';
import { FormLimits } from '@groundsheet/forms';
import { entryOf } from '../sign-audit.js';
import { SignMails } from '../sign-mails.js';
import { signRequestProblems } from '../sign-request.problems.js';
import { deviceHash, networkHash, SignRequest } from '../sign-request.entity.js';
import { SignRequests } from '../sign-requests.js';
import { factsOf, SignTargets, type Signable } from '../sign-targets.js';
import { SignRequestViews } from '../sign-request-views.js';
import type { AskBody } from '../sign-request.dto.js';
import type { SignRequestResponse } from '../sign-request.response.js';

/** Of one form or set. */
const MOST_OPEN = 5;
const MOST_PER_DAY = 20;

/** A driver, a supervisor or an admin asks a person to sign on their own phone. */
export class AskForSignature extends Command<SignRequestResponse> {
  constructor(
    readonly body: AskBody,
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(AskForSignature)
export class AskForSignatureHandler implements ICommandHandler<AskForSignature> {
  constructor(
    private readonly em: EntityManager,
    private readonly targets: SignTargets,
    private readonly requests: SignRequests,
    private readonly views: SignRequestViews,
    private readonly mails: SignMails,
    private readonly audit: Audit,
    private readonly limits: FormLimits,
    private readonly tries: Tries,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 and 409 as the kind says, 422 for the address, 409 for the sixth open request, 429 above the limits */
  async execute({ body, sender }: AskForSignature): Promise<SignRequestResponse> {
    const caller = sender.caller!;
    const toAddress = addressIn(body, sender);
    const signable = await this.targets.of(body.kind).forAsking(body.id, caller);
    await this.refuse(signable, body);
    const shown = signable.shown();
    const request = SignRequest.ask(
      {
        ...factsOf(signable),
        toAddress,
        signatory: body.signatory,
        channel: body.channel,
        toName: body.toName?.trim() || null,
        askedBy: caller.id,
        askedDevice: deviceHash(sender.device),
        askedNetwork: networkHash(sender.site),
        shownSha256: signable.sha256(),
      },
      this.clock.now(),
    );
    await this.em.persist(request).flush();
    await this.audit.record(entryOf('signature.asked', request));
    await this.mails.asked(request, shown);
    await this.requests.changed(request);
    const response = await this.views.forAsker(request, caller);
    await this.count(request, sender, signable.companyEmail);
    return response;
  }

  private async refuse(signable: Signable, { kind, signatory }: AskBody): Promise<void> {
    if (signable.kind !== kind || !signable.signatories.includes(signatory))
      throw signRequestProblems.notSignedBy();
    const refused = signable.refusalFor(signatory);
    if (refused) throw refused;
    const now = this.clock.now();
    const open = (await this.requests.openAbout(signable.id)).filter(
      (request) => request.stateAt(now) !== 'expired',
    );
    if (open.length >= MOST_OPEN) throw signRequestProblems.tooManyOpen();
  }

  private async count(request: SignRequest, sender: FormSender, companyEmail: string | null): Promise<void> {
    await this.tries.count([
      {
        name: 'sign-requests-of-account-per-day',
        subject: sender.caller!.id,
        most: MOST_PER_DAY,
        hours: 24,
        refusal: signRequestProblems.tooManyAsked,
        reached: `You have asked for ${MOST_PER_DAY} signatures today, which is the limit for one day.`,
      },
    ]);
    if (request.toAddress) await this.limits.count(sender, [request.toAddress], companyEmail);
  }
}

/** @throws {Problem} 422 where the mail has no address, or one that cannot be taken */
function addressIn({ channel, toAddress }: AskBody, sender: FormSender): string | null {
  if (channel !== 'mail') return null;
  const judged = judgeEmail(toAddress ?? '');
  const isTaken = judged === 'ok' || (judged === 'throwaway' && !isLikeGuest(sender));
  if (!isTaken)
    refuseFaults([
      {
        path: 'toAddress',
        code: `email.${judged}`,
        message: 'Please enter the full email address of the person who is to sign.',
      },
    ]);
  return normaliseEmail(toAddress!);
}
