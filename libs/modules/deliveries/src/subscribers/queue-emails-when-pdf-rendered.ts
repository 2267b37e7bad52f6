import { EntityManager } from '@mikro-orm/postgresql';
import { PdfRendered, type PdfRenderedPayload } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { FormEmail } from '../emails/form-email.entity.js';
import { Postmarks } from '../emails/postmarks.js';

/** Stores one mail per recipient. */
@Subscriber(PdfRendered, { atOnce: true })
export class QueueEmailsWhenPdfRendered implements EventSubscriber<PdfRenderedPayload> {
  constructor(
    private readonly em: EntityManager,
    private readonly postmarks: Postmarks,
  ) {}

  async handle(form: PdfRenderedPayload): Promise<void> {
    const postmark = this.postmarks.now();
    const emails = form.recipients.map((recipient) => FormEmail.queue(form, recipient, postmark));
    if (emails.length === 0) return;
    // The event may arrive twice.
    await this.em
      .createQueryBuilder(FormEmail)
      .insert(emails)
      .onConflict(['formId', 'recipient', 'sendingNo'])
      .ignore()
      .execute('run');
  }
}
