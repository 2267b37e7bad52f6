import { EntityManager } from '@mikro-orm/postgresql';
import { SignatureTold } from '@groundsheet/contracts';
import {
  EventRecorder,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { jobsOf } from '../emails/email-jobs.js';
import { Postmarks } from '../emails/postmarks.js';
import { SignatureEmail } from '../emails/signature-email.entity.js';

/** Stores the mail about a request to sign. */
@Subscriber(SignatureTold)
export class QueueEmailWhenSignatureTold implements EventSubscriber<PayloadOf<typeof SignatureTold>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly postmarks: Postmarks,
  ) {}

  async handle(told: PayloadOf<typeof SignatureTold>): Promise<void> {
    await this.transaction.run(async () => {
      if (await this.em.count(SignatureEmail, { id: told.mailId })) return;
      const email = SignatureEmail.queue(told, this.postmarks.now());
      await this.em.persist(email).flush();
      await this.events.record(...jobsOf([email]));
    });
  }
}
