import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { EmailQueued, TellAccountLink, TellAccounts, type AccountFacts } from '@groundsheet/contracts';
import { FormLinks, LinkVersions } from '@groundsheet/forms';
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
import { accountNotice } from '../account-notice.js';
import { Email } from '../email.entity.js';
import { FormEmail } from '../form-email.entity.js';
import { formEmail, isAttached } from '../form-email.js';
import { SuppressionLinks } from '../suppression-links.js';

/** 24 hours take the queue 31 attempts. `Email.isOverdue` decides when to stop, not this number. */
const MORE_THAN_ENOUGH = 40;

/**
 * Hands one mail to the transport. A temporary failure is retried with back-off for 24 hours; a refusal is final.
 *
 * The row is claimed, the mail handed over, and the row marked: no transaction is open while the transport works. A
 * second worker with the same job finds the row claimed and comes back later. One gap remains: if this process dies after
 * the transport has accepted and before the row is marked, the mail is sent again, with the same Message-ID, so the
 * receiving side can drop the double (the mail folder overwrites the file).
 */
@Subscriber(EmailQueued, { lane: 'mails', maxAttempts: MORE_THAN_ENOUGH })
export class SendEmailWhenQueued implements EventSubscriber<PayloadOf<typeof EmailQueued>> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly transport: MailTransport,
    private readonly objects: ObjectStorage,
    private readonly links: FormLinks,
    private readonly linkVersions: LinkVersions,
    private readonly queries: QueryBus,
    private readonly suppressionLinks: SuppressionLinks,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async handle({ emailId }: PayloadOf<typeof EmailQueued>): Promise<void> {
    const email = await this.transaction.run(() => this.claim(emailId));
    if (!email) return;
    const failure = await this.handOver(email).then(
      () => null,
      (error: Error) => error,
    );
    await this.transaction.run(async () => this.mark(email, failure));
    if (failure && !(failure instanceof MailRefused)) {
      // The queue logs what is thrown, and the transport's message may contain the address.
      throw new Error(
        `Email ${emailId} could not be handed over yet (${codeOf(failure)}). The row has the reason.`,
      );
    }
  }

  /**
   * @returns the mail, or null where there is nothing left to do
   * @throws {Error} where another worker has it in hand, to try again later
   */
  private async claim(emailId: string): Promise<Email | null> {
    const email = await this.em.findOne(
      Email,
      { id: emailId, state: 'queued' },
      { lockMode: LockMode.PESSIMISTIC_WRITE, populate: ['unwanted'] },
    );
    if (!email) return null;
    const now = this.clock.now();
    if (email.isClaimed(now)) throw new Error(`Email ${emailId} is being handed over by another worker.`);
    if (email.unwanted && email.heedsSuppression) email.suppress();
    else if (email.isOverdue(now)) email.giveUp();
    else {
      email.claim(now);
      return email;
    }
    return null;
  }

  private async handOver(email: Email): Promise<void> {
    await this.transport.send(await this.compose(email));
  }

  private mark(email: Email, failure: Error | null): void {
    if (!failure)
      email.handedOver(this.transport.name === 'file' ? 'kept locally' : 'sent', this.clock.now());
    else if (failure instanceof MailRefused) email.refused(failure.message);
    else email.putOff(failure.message);
  }

  private async compose(email: Email): Promise<OutgoingMail> {
    const { mailFrom: from, timeZone, publicUrl } = this.config;
    const doNotSend = this.suppressionLinks.urlsFor(email.recipient);
    if (email instanceof FormEmail) {
      const pdf = isAttached(email) ? await this.objects.get(email.objectKey) : null;
      const link = await this.linkOf(email);
      const replyTo = await this.replyTo(email);
      return formEmail(email, { from, replyTo, link, doNotSend, pdf, timeZone });
    }
    const account = email as AccountEmail;
    const { notice } = account;
    if (notice) return accountNotice(account, notice, { from, timeZone, publicUrl });
    const link = await this.queries.execute<TellAccountLink, string>(new TellAccountLink(account.link));
    return accountEmail(account, {
      from,
      link,
      doNotSend: email.heedsSuppression ? doNotSend : null,
      timeZone,
    });
  }

  /** Only an address whose owner has shown that it is theirs. */
  private async replyTo({ senderId }: FormEmail): Promise<string | undefined> {
    if (!senderId) return undefined;
    const [driver] = await this.queries.execute<object, AccountFacts[]>(new TellAccounts([senderId]));
    return driver?.isConfirmed ? driver.email : undefined;
  }

  /** Made when the mail goes out: links that were revoked while it waited would be dead on arrival. */
  private async linkOf({ formKind, formId, recipient, linkDate: sentOn }: FormEmail): Promise<string> {
    const linked = await this.linkVersions.of(formId);
    // What has been erased meanwhile is opened by no link.
    const linkVersion = linked?.linkVersion ?? 1;
    return this.links.urlFor({ formId, recipient, linkVersion, sentOn }, formKind);
  }
}

function codeOf(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  return String(responseCode ?? code ?? name);
}
