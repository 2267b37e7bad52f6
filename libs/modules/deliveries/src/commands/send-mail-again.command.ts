import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { EmailQueued } from '@groundsheet/contracts';
import { LinkVersions } from '@groundsheet/forms';
import { Audit, EventRecorder, Transaction } from '@groundsheet/platform';
import { FormEmail } from '../emails/form-email.entity.js';
import { MailsById, subjectOf, type KnownMail } from '../emails/mails-by-id.js';
import { mailProblems } from '../mails/mail.problems.js';
import { Postmarks } from '../emails/postmarks.js';

/** The office sends a mail once more, to the same recipient: a new mail, and the old one stays as it is. */
export class SendMailAgain extends Command<{ id: string }> {
  constructor(readonly id: string) {
    super();
  }
}

@CommandHandler(SendMailAgain)
export class SendMailAgainHandler implements ICommandHandler<SendMailAgain> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly mails: MailsById,
    private readonly linkVersions: LinkVersions,
    private readonly postmarks: Postmarks,
    private readonly events: EventRecorder,
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 409 while it is on its way, where its recipient wants none, or it would open nothing */
  async execute({ id }: SendMailAgain): Promise<{ id: string }> {
    const email = await this.mails.locked(id);
    if (!email.isOver) throw mailProblems.onItsWay();
    if (email.unwanted && email.heedsSuppression) throw mailProblems.unwanted(email.recipient);

    const again = await this.another(email);
    await this.em.persist(again).flush();
    await this.events.record(new EmailQueued({ emailId: again.id }));
    await this.audit.record({ what: 'mail.sent-again', about: subjectOf(email), details: { mail: id } });
    return { id: again.id };
  }

  private async another(email: KnownMail): Promise<KnownMail> {
    const postmark = this.postmarks.now();
    if (email instanceof FormEmail) {
      if (!(await this.linkVersions.of(email.formId))) throw mailProblems.formErased();
      return email.again(await this.nextNumber(email), postmark);
    }
    if (email.linkUntil && email.linkUntil <= postmark.now) throw mailProblems.linkOver();
    return email.again(postmark);
  }

  private async nextNumber({ formId, recipient }: FormEmail): Promise<number> {
    // Two sendings of one form are numbered one after the other.
    await this.transaction.lock(formId, 1);
    const [last] = await this.em.execute<{ no: number }[]>(
      'select max(sending_no) as no from emails where form_id = ? and recipient = ?',
      [formId, recipient],
    );
    return last!.no + 1;
  }
}
