import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, EventRecorder } from '@groundsheet/platform';
import { fateOf } from '../emails/email-fate.js';
import { Email } from '../emails/email.entity.js';
import { sendGridEvents, type MailEvent } from '../events/sendgrid-event.js';
import { Suppressions } from '../suppressions/suppressions.js';

/** The mail provider tells how mails fared: twice, in any order, and of mails that are not ours as well. */
export class RecordMailEvents extends Command<void> {
  constructor(
    /** As SendGrid sends it; its signature has been checked. */
    readonly message: unknown,
  ) {
    super();
  }
}

@CommandHandler(RecordMailEvents)
export class RecordMailEventsHandler implements ICommandHandler<RecordMailEvents> {
  constructor(
    private readonly em: EntityManager,
    private readonly suppressions: Suppressions,
    private readonly recorder: EventRecorder,
    private readonly clock: Clock,
  ) {}

  async execute({ message }: RecordMailEvents): Promise<void> {
    const now = this.clock.now();
    const events = sendGridEvents(message, now);
    const emails = await this.emailsOf(events);
    const unwanted = new Map<string, Email>();
    for (const { messageId, what, at, reason } of events) {
      const email = emails.get(messageId);
      if (!email) continue;
      // A mail that is called spam has arrived.
      const isNews = email.report(what === 'bounced' ? 'bounced' : 'delivered', at, reason);
      if (isNews) await this.recorder.record(...fateOf(email, now));
      if (what === 'unwanted') unwanted.set(email.recipientHash, email);
    }
    await this.em.flush();
    for (const { recipientHash, recipient } of unwanted.values())
      await this.suppressions.add(recipientHash, 'spam', recipient);
  }

  /** In one order, so that two messages about the same mails wait for each other instead of for ever. */
  private async emailsOf(events: readonly MailEvent[]): Promise<Map<string, Email>> {
    const messageId = { $in: [...new Set(events.map((event) => event.messageId))] };
    if (messageId.$in.length === 0) return new Map();
    const options = { orderBy: { id: 'asc' }, lockMode: LockMode.PESSIMISTIC_WRITE } as const;
    const emails = await this.em.find(Email, { messageId }, options);
    return new Map(emails.map((email) => [email.messageId, email]));
  }
}
