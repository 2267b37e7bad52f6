import { Injectable, type BeforeApplicationShutdown } from '@nestjs/common';
import { EntityManager, LockMode, MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { Clock, EventRecorder, MailRefused, MailTransport, Transaction } from '@groundsheet/platform';
import { setTimeout as sleep } from 'node:timers/promises';
import { Letters } from '../letters/letters.js';
import { fateOf } from './email-fate.js';
import { CLAIMED_ANEW_AFTER, claimedUntil, Email } from './email.entity.js';
import { FormEmail } from './form-email.entity.js';
import type { KnownMail } from './mails-by-id.js';

/** A mail that has been tried, and why it was not taken; null where it was. */
export interface TriedMail {
  readonly id: string;
  readonly failure: Error | null;
}

/** What was found of the mails asked for. */
interface Claimed {
  /** In our hands now. */
  readonly ours: readonly KnownMail[];
  /** Another worker has them in hand. */
  readonly others: readonly Pick<Email, 'id'>[];
}

/** Milliseconds within which a healthy transport takes a mail. */
export const HEALTHY_WITHIN = 2000;
/** Milliseconds that a stop waits for mails that nobody waits for any more. */
const STOP_WITHIN = 3000;

/** A temporary failure may be over the next time; a refusal is final. */
export function mayBeTakenLater({ failure }: TriedMail): boolean {
  return failure !== null && !(failure instanceof MailRefused);
}

/**
 * Hands mails to the transport. The rows are claimed, the mails handed over, and the rows marked: no transaction is open while
 * the transport works, and the claim is renewed meanwhile. A second worker finds them claimed. One gap remains: if this process dies after the transport has
 * accepted and before the row is marked, the mail is sent again, with the same Message-ID, so the receiving side can drop the
 * double (the mail folder overwrites the file).
 */
@Injectable()
export class Handover implements BeforeApplicationShutdown {
  private readonly slow = new Set<Promise<void>>();
  private lastWentWell = true;

  constructor(
    private readonly em: EntityManager,
    private readonly orm: MikroORM,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly transport: MailTransport,
    private readonly letters: Letters,
    private readonly clock: Clock,
  ) {}

  /** Whether the last mail was taken, or refused, within `HEALTHY_WITHIN`. */
  get isHealthy(): boolean {
    return this.lastWentWell;
  }

  async beforeApplicationShutdown(): Promise<void> {
    await Promise.race([Promise.all(this.slow), sleep(STOP_WITHIN, undefined, { ref: false })]);
  }

  /** Those of a form or set that wait to be sent. */
  waiting(formId: string): Promise<Pick<Email, 'id'>[]> {
    return this.em.find(FormEmail, { formId, state: 'queued' }, { fields: ['id'] });
  }

  /** Takes those in hand that wait to be sent. Marks those that must not be sent any more. */
  async claim(which: { id: string } | Pick<FormEmail, 'formId'>): Promise<Claimed> {
    const now = this.clock.now();
    const claimed = await this.em
      .createQueryBuilder(Email)
      .update({ claimedUntil: claimedUntil(now) })
      .where({
        ...which,
        state: 'queued',
        $or: [{ claimedUntil: null }, { claimedUntil: { $lte: now } }],
      })
      .returning(['id'])
      .execute<Pick<Email, 'id'>[]>('all');
    const waiting = await this.em.find(Email, { ...which, state: 'queued' }, { populate: ['unwanted'] });
    const ids = new Set(claimed.map(({ id }) => id));
    const ours = waiting.filter(({ id }) => ids.has(id));
    const unwanted = ours.filter((email) => email.unwanted && email.heedsSuppression);
    const overdue = ours.filter((email) => !unwanted.includes(email) && email.isOverdue(now));
    await this.mark(unwanted, (email) => email.suppress());
    await this.mark(overdue, (email) => email.giveUp());
    const sendable = ours.filter((email) => !unwanted.includes(email) && !overdue.includes(email));
    return { ours: sendable as KnownMail[], others: waiting.filter(({ id }) => !ids.has(id)) };
  }

  /**
   * Hands over what is in our hands, and marks how it went.
   *
   * @param within milliseconds after which what is still being handed over is left alone, and marked when it is done
   * @returns what was tried in that time
   */
  async send(emails: readonly KnownMail[], within?: number): Promise<TriedMail[]> {
    const tried: TriedMail[] = [];
    let isOver = false;
    const tries = emails.map(async (email) => {
      const outcome = { id: email.id, failure: await this.tryOnce(email) };
      if (isOver) await RequestContext.create(this.orm.em, () => this.note([outcome]));
      else tried.push(outcome);
    });
    const all = Promise.all(tries).then(() => undefined);
    await (within === undefined ? all : Promise.race([all, sleep(within, undefined, { ref: false })]));
    isOver = true;
    if (tried.length < emails.length) this.leave(all);
    await this.note(tried);
    return tried;
  }

  private leave(all: Promise<void>): void {
    this.lastWentWell = false;
    // What cannot be marked stays claimed for a while, and is tried again.
    const left: Promise<void> = all.catch(() => undefined).finally(() => this.slow.delete(left));
    this.slow.add(left);
  }

  private async tryOnce(email: KnownMail): Promise<Error | null> {
    const begun = performance.now();
    const renewing = setInterval(() => void this.renew(email).catch(() => undefined), CLAIMED_ANEW_AFTER);
    const failure = await this.letters
      .compose(email)
      .then((mail) => this.transport.send(mail))
      .then(
        () => null,
        (error: Error) => error,
      )
      .finally(() => clearInterval(renewing));
    const isQuick = performance.now() - begun <= HEALTHY_WITHIN;
    this.lastWentWell = isQuick && !mayBeTakenLater({ id: email.id, failure });
    return failure;
  }

  /** Without the database nobody else could claim it either. */
  private renew({ id }: KnownMail): Promise<number> {
    const inHand = { id, state: 'queued', claimedUntil: { $ne: null } } as const;
    return this.orm.em.fork().nativeUpdate(Email, inHand, { claimedUntil: claimedUntil(this.clock.now()) });
  }

  private async note(tried: readonly TriedMail[]): Promise<void> {
    const failures = new Map(tried.map(({ id, failure }) => [id, failure]));
    await this.mark(tried, (email) => this.judge(email, failures.get(email.id) ?? null));
  }

  /** Locked, and as they are now: the mail provider may have reported on them meanwhile, or they have been erased. */
  private async mark(which: readonly Pick<Email, 'id'>[], judge: (email: Email) => void): Promise<void> {
    if (which.length === 0) return;
    await this.transaction.run(async () => {
      const emails = await this.em.find(
        Email,
        { id: { $in: which.map(({ id }) => id) } },
        { lockMode: LockMode.PESSIMISTIC_WRITE, refresh: true, orderBy: { id: 'asc' } },
      );
      const before = emails.map(({ state }) => state);
      emails.forEach(judge);
      await this.em.flush();
      const news = emails.filter(({ state }, place) => state !== before[place]);
      await this.events.record(...news.flatMap((email) => fateOf(email, this.clock.now())));
    });
  }

  private judge(email: Email, failure: Error | null): void {
    if (!failure)
      email.handedOver(this.transport.name === 'file' ? 'kept locally' : 'sent', this.clock.now());
    else if (failure instanceof MailRefused) email.refused(failure.message);
    else email.putOff(failure.message);
  }
}
