import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { EmailQueued, TellAccountLink } from '@groundsheet/contracts';
import { FormLinks } from '@groundsheet/forms';
import {
  Clock,
  Config,
  MailRefused,
  MailTransport,
  ObjectStorage,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type OutgoingMail,
  type PayloadOf,
} from '@groundsheet/platform';
import { accountEmail } from '../account-email.js';
import type { AccountEmail } from '../account-email.entity.js';
import { Email } from '../email.entity.js';
import { FormEmail } from '../form-email.entity.js';
import { formEmail, isAttached } from '../form-email.js';
import { SuppressionLinks } from '../suppression-links.js';

/** 24 hours take the queue 31 attempts. `Email.isOverdue` decides when to stop, not this number. */
const MORE_THAN_ENOUGH = 40;

/**
 * Hands one mail to the transport. A temporary failure is retried with back-off for 24 hours; a refusal is final.
 *
 * The row stays locked while the mail is handed over: a second worker with the same job waits, then finds it sent.
 * One gap remains. If this process dies after the transport has accepted and before the commit, the mail is sent again,
 * with the same Message-ID, so the receiving side can drop the double (the mail folder overwrites the file).
 */
@Subscriber(EmailQueued, { maxAttempts: MORE_THAN_ENOUGH })
export class SendEmailWhenQueued implements EventSubscriber<PayloadOf<typeof EmailQueued>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly transport: MailTransport,
    private readonly objects: ObjectStorage,
    private readonly links: FormLinks,
    private readonly queries: QueryBus,
    private readonly suppressionLinks: SuppressionLinks,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async handle({ emailId }: PayloadOf<typeof EmailQueued>): Promise<void> {
    const retry = await this.transaction.run(async () => {
      const email = await this.em.findOne(
        Email,
        { id: emailId, state: 'queued' },
        { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['unwanted'] },
      );
      if (!email) return undefined;
      if (email.unwanted && email.heedsSuppression) return email.suppress();
      if (email.isOverdue(this.clock.now())) return email.giveUp();
      return this.attempt(email);
    });
    // Thrown only now, when the number of attempts and the reason are committed.
    if (retry) throw retry;
  }

  private async compose(email: Email): Promise<OutgoingMail> {
    const { mailFrom: from, timeZone } = this.config;
    const doNotSend = this.suppressionLinks.urlsFor(email.recipient);
    if (email instanceof FormEmail) {
      const pdf = isAttached(email) ? await this.objects.get(email.objectKey) : null;
      const link = this.links.urlFor({ ...email, sentOn: email.linkDate });
      return formEmail(email, { from, link, doNotSend, pdf, timeZone });
    }
    const account = email as AccountEmail;
    const link = await this.queries.execute<TellAccountLink, string>(new TellAccountLink(account.link));
    return accountEmail(account, {
      from,
      link,
      doNotSend: email.heedsSuppression ? doNotSend : null,
      timeZone,
    });
  }

  /** @returns an error to throw if the mail should be tried again */
  private async attempt(email: Email): Promise<Error | undefined> {
    try {
      await this.transport.send(await this.compose(email));
    } catch (error) {
      const { message } = error as Error;
      if (error instanceof MailRefused) return void email.refused(message);
      email.putOff(message);
      // The queue logs what is thrown, and the transport's message may contain the address.
      return new Error(
        `Email ${email.id} could not be handed over yet (${codeOf(error)}). The row has the reason.`,
      );
    }
    email.handedOver(this.transport.name === 'file' ? 'kept locally' : 'sent', this.clock.now());
    return undefined;
  }
}

function codeOf(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  return String(responseCode ?? code ?? name);
}
