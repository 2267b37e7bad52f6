import { EntityManager } from '@mikro-orm/postgresql';
import { EmailQueued, PdfRendered, type PdfRenderedPayload } from '@groundsheet/contracts';
import { EventRecorder, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { FormEmail } from '../form-email.entity.js';
import { GuestMail } from '../guest-mail.js';
import { Postmarks } from '../postmarks.js';

/**
 * Stores one mail per recipient; each is then sent by a job of its own, so that one cannot hold up another. A guest's
 * mails begin as waiting and are sent as soon as the daily limit allows, which is usually at once.
 */
@Subscriber(PdfRendered)
export class QueueEmailsWhenPdfRendered implements EventSubscriber<PdfRenderedPayload> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly postmarks: Postmarks,
    private readonly guestMail: GuestMail,
  ) {}

  async handle(form: PdfRenderedPayload): Promise<void> {
    const postmark = this.postmarks.now();
    const emails = form.recipients.map((recipient) => FormEmail.queue(form, recipient, postmark));
    if (emails.length === 0) return;
    await this.transaction.run(async () => {
      // The event may arrive twice: a recipient who is already in the table already has a job.
      const queued = await this.em
        .createQueryBuilder(FormEmail)
        .insert(emails)
        .onConflict(['formId', 'recipient', 'sendingNo'])
        .ignore()
        .returning('id')
        .execute<{ id: string }[]>('all');
      const ids = queued.map(({ id }) => id);
      if (form.fromGuest) await this.guestMail.releaseWith(ids);
      else await this.events.record(...ids.map((emailId) => new EmailQueued({ emailId })));
    });
  }
}
