import { EntityManager } from '@mikro-orm/postgresql';
import { PdfRendered, type PdfRenderedPayload } from '@groundsheet/contracts';
import { EventRecorder, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { jobsOf } from '../emails/email-jobs.js';
import { FormEmail } from '../emails/form-email.entity.js';
import { Postmarks } from '../emails/postmarks.js';

/** Stores one mail per recipient; each is then sent by a job of its own, so that one cannot hold up another. */
@Subscriber(PdfRendered, { lane: 'pdfs', atOnce: true })
export class QueueEmailsWhenPdfRendered implements EventSubscriber<PdfRenderedPayload> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly postmarks: Postmarks,
  ) {}

  async handle(form: PdfRenderedPayload): Promise<void> {
    const postmark = this.postmarks.now();
    const emails = form.recipients.map((recipient) => FormEmail.queue(form, recipient, postmark));
    if (emails.length === 0) return;
    await this.transaction.run(async () => {
      // The event may arrive twice: a recipient who is already in the table already has a job.
      const stored = await this.em
        .createQueryBuilder(FormEmail)
        .insert(emails)
        .onConflict(['formId', 'recipient', 'sendingNo'])
        .ignore()
        .returning(['id'])
        .execute<Pick<FormEmail, 'id'>[]>('all');
      await this.events.record(...jobsOf(stored));
    });
  }
}
