import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import { EmailQueued } from '@groundsheet/contracts';
import {
  Clock,
  EventRecorder,
  MailRefused,
  MailTransport,
  Subscriber,
  Transaction,
  type EventSubscriber,
  type PayloadOf,
} from '@groundsheet/platform';
import { fateOf } from '../emails/email-fate.js';
import { claimedUntil, Email } from '../emails/email.entity.js';
import type { KnownMail } from '../emails/mails-by-id.js';
import { Letters } from '../letters/letters.js';

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
    private readonly events: EventRecorder,
    private readonly transport: MailTransport,
    private readonly letters: Letters,
    private readonly clock: Clock,
  ) {}

  async handle({ emailId }: PayloadOf<typeof EmailQueued>): Promise<void> {
    const email = await this.claim(emailId);
    if (!email) return;
    const failure = await this.handOver(email).then(
      () => null,
      (error: Error) => error,
    );
    await this.mark(email, (marked) => this.judge(marked, failure));
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
  private async claim(emailId: string): Promise<KnownMail | null> {
    const now = this.clock.now();
    const queued = { id: emailId, state: 'queued' } as const;
    const isFree = { $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }] };
    const claimed = await this.em.nativeUpdate(
      Email,
      { ...queued, ...isFree },
      { claimedUntil: claimedUntil(now) },
    );
    const email = await this.em.findOne(Email, queued, { populate: ['unwanted'] });
    if (!email) return null;
    if (claimed === 0) throw new Error(`Email ${emailId} is being handed over by another worker.`);
    if (email.unwanted && email.heedsSuppression) await this.mark(email, (marked) => marked.suppress());
    else if (email.isOverdue(now)) await this.mark(email, (marked) => marked.giveUp());
    else return email as KnownMail;
    return null;
  }

  private async handOver(email: KnownMail): Promise<void> {
    await this.transport.send(await this.letters.compose(email));
  }

  /** Locked, and as it is now: the mail provider may have reported on it meanwhile, or it has been erased. */
  private async mark({ id }: Email, judge: (email: Email) => void): Promise<void> {
    await this.transaction.run(async () => {
      const email = await this.em.findOne(
        Email,
        { id },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true },
      );
      if (!email) return;
      const { state } = email;
      judge(email);
      await this.em.flush();
      if (email.state !== state) await this.events.record(...fateOf(email, this.clock.now()));
    });
  }

  private judge(email: Email, failure: Error | null): void {
    if (!failure)
      email.handedOver(this.transport.name === 'file' ? 'kept locally' : 'sent', this.clock.now());
    else if (failure instanceof MailRefused) email.refused(failure.message);
    else email.putOff(failure.message);
  }
}

function codeOf(error: unknown): string {
  const { responseCode, code, name } = error as { responseCode?: number; code?: string; name?: string };
  return String(responseCode ?? code ?? name);
}
