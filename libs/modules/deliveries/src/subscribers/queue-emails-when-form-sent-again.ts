import { EntityManager } from '@mikro-orm/postgresql';
import { FormSentAgain } from '@groundsheet/contracts';
import {
  EventRecorder,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { v5 as uuidv5 } from 'uuid';
import { jobsOf } from '../emails/email-jobs.js';
import { FormEmail } from '../emails/form-email.entity.js';
import { Postmarks } from '../emails/postmarks.js';

type Payload = PayloadOf<typeof FormSentAgain>;

/** Stores one more mail per recipient, numbered after the ones they have had for the form. */
@Subscriber(FormSentAgain)
export class QueueEmailsWhenFormSentAgain implements EventSubscriber<Payload> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly postmarks: Postmarks,
  ) {}

  async handle(asked: Payload): Promise<void> {
    await this.transaction.run(async () => {
      const emails = await this.newEmails(asked);
      if (emails.length === 0) return;
      await this.em.persist(emails).flush();
      await this.events.record(...jobsOf(emails));
    });
  }

  /** None if the event has arrived before: the ids are derived from the request. */
  private async newEmails({ requestId, form }: Payload): Promise<FormEmail[]> {
    const { formId, recipients } = form;
    // Two sendings of one form are numbered one after the other.
    await this.transaction.lock(formId, 1);
    const had = await this.em.find(FormEmail, { formId, recipient: { $in: [...recipients] } });
    return recipients.flatMap((recipient) => {
      const id = uuidv5(recipient, requestId);
      if (had.some((email) => email.id === id)) return [];
      const numbers = had.filter((email) => email.recipient === recipient).map(({ sendingNo }) => sendingNo);
      const sending = { id, sendingNo: Math.max(0, ...numbers) + 1 };
      return [FormEmail.queue(form, recipient, this.postmarks.now(), sending)];
    });
  }
}
