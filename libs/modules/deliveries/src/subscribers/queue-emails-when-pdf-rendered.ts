import { EntityManager } from '@mikro-orm/postgresql';
import { EmailQueued, PdfRendered, type PdfRenderedPayload } from '@groundsheet/contracts';
import {
  Clock,
  Config,
  EventRecorder,
  Subscriber,
  Transaction,
  type EventSubscriber,
} from '@groundsheet/platform';
import addressparser from 'nodemailer/lib/addressparser';
import { Email } from '../email.entity.js';
import { GuestMail } from '../guest-mail.js';

/**
 * Writes down one mail per recipient; each is then sent by a job of its own, so that one cannot hold up another. A
 * guest's mails begin as waiting and go as soon as the day's count allows it, which as a rule is now.
 */
@Subscriber(PdfRendered)
export class QueueEmailsWhenPdfRendered implements EventSubscriber<PdfRenderedPayload> {
  private readonly host: string;

  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly clock: Clock,
    private readonly guestMail: GuestMail,
    config: Config,
  ) {
    this.host = hostOf(config);
  }

  async handle(form: PdfRenderedPayload): Promise<void> {
    const postmark = { host: this.host, now: this.clock.now(), today: this.clock.today() };
    const emails = form.recipients.map((recipient) => Email.queue(form, recipient, postmark));
    if (emails.length === 0) return;
    await this.transaction.run(async () => {
      // The event may arrive twice: whoever is in the table already has a job already.
      const queued = await this.em
        .createQueryBuilder(Email)
        .insert(emails)
        .onConflict(['formId', 'recipient', 'sendingNo'])
        .ignore()
        .returning('id')
        .execute<{ id: string }[]>('all');
      if (form.fromGuest) await this.guestMail.release();
      else await this.events.record(...queued.map(({ id }) => new EmailQueued({ emailId: id })));
    });
  }
}

/** A Message-ID ends in the sender's domain, where there is one; receivers look askance at any other. */
function hostOf({ mailFrom, publicUrl }: Config): string {
  const address = addressparser(mailFrom, { flatten: true })[0]?.address ?? '';
  return address.split('@')[1] || new URL(publicUrl).hostname;
}
