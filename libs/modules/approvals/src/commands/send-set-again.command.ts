import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { FormSentAgain, TellUnwanted } from '@groundsheet/contracts';
import { FormKinds, FormLimits, SIGNATURES } from '@groundsheet/forms';
import { recipientFaults, validEmails } from '@groundsheet/form-rules';
import { Audit, EventRecorder, isLikeGuest, refuseGathered, type FormSender } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import type { SendSetAgainBody, UnwantedResponse } from '../approval.dto.js';
import { approvalProblems } from '../approval.problems.js';
import { wordsOf } from '../form-set-mail.js';
import { inOrder } from '../form-set-paper.js';
import type { FormSet } from '../form-set.entity.js';
import { copiesOf, pdfsOf } from '../set-copies.js';
import { aboutSet } from '../set-audit.js';
import { VisibleSets } from '../visible-sets.js';

/** A driver has one of their completed sets, or the office anybody's, mailed once more, to the same people or to others. */
export class SendSetAgain extends Command<UnwantedResponse> {
  constructor(
    readonly id: string,
    readonly body: SendSetAgainBody,
    /** Signed in. */
    readonly sender: FormSender,
  ) {
    super();
  }
}

@CommandHandler(SendSetAgain)
export class SendSetAgainHandler implements ICommandHandler<SendSetAgain> {
  constructor(
    private readonly sets: VisibleSets,
    private readonly kinds: FormKinds,
    private readonly limits: FormLimits,
    private readonly events: EventRecorder,
    private readonly audit: Audit,
    private readonly queries: QueryBus,
  ) {}

  /**
   * @throws {Problem} 404 as in `VisibleSets.open`, 409 where the set is open, 422 where there is nobody to mail it to, 503
   *   while its PDF is being made, 429 above the sender's limits
   */
  async execute({ id, body, sender }: SendSetAgain): Promise<UnwantedResponse> {
    const set = await this.sets.open(id, sender.caller!);
    if (!set.isCompleted) throw approvalProblems.notCompleted();
    const recipients = this.check(set, body, sender);
    const unwanted = await this.queries.execute(new TellUnwanted(recipients));
    if (unwanted.length === recipients.length) throw approvalProblems.nobodyMailed(unwanted);
    const pdfs = pdfsOf(set);
    if (!pdfs) throw approvalProblems.pdfNotReady();
    await this.limits.count(sender, recipients, set.companyEmail);
    const forms = inOrder(await this.sets.shownForms(await this.sets.placesOf(set), SIGNATURES));
    const copies = copiesOf(set, pdfs, wordsOf(set, forms, this.kinds), recipients);
    await this.events.record(...copies.map((form) => new FormSentAgain({ requestId: uuidv7(), form })));
    await this.audit.record({
      what: 'form-set.sent-again',
      about: aboutSet(set),
      details: { recipients: recipients.length },
    });
    return { unwanted };
  }

  /** @returns whom it is mailed to */
  private check(set: FormSet, body: SendSetAgainBody, sender: FormSender): string[] {
    const typed = body.recipients ?? set.emails;
    const guest = isLikeGuest(sender);
    refuseGathered(body, recipientFaults(typed, this.limits.mostRecipients(sender), { guest }));
    return validEmails(typed, { guest });
  }
}
