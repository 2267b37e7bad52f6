import { Injectable } from '@nestjs/common';
import { mailboxOf } from '@groundsheet/form-rules';
import type { FastifyRequest } from 'fastify';
import { callerOf } from '../auth/caller.decorator.js';
import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import { currentRequest } from '../http/connections/current-request.js';
import { Note } from '../http/note.js';
import { Limits, type Limit } from './limits.js';
import { networksOf } from './network.js';
import { knownDeviceOf } from './sender.js';

/** Whose address a mail goes to: one that somebody typed, a customer's of the register, one of our people's. */
export type MailStanding = 'typed' | 'customer' | 'ours';

export interface CountedRecipient {
  readonly email: string;
  readonly standing: MailStanding;
}

/** Mails to one recipient in 24 hours. */
export interface MailSumsToOne {
  /** From one device or account. */
  readonly fromOne: number;
  /** From one network. */
  readonly fromNetwork: number;
  /** From all strangers together. */
  readonly fromAll: number;
}

/** What strangers may cause in 24 hours: people without an account, and accounts whose address nobody has confirmed. */
export const SUMS_OF_STRANGERS: Record<MailStanding, MailSumsToOne> = {
  typed: { fromOne: 20, fromNetwork: 40, fromAll: 60 },
  customer: { fromOne: 20, fromNetwork: 60, fromAll: 200 },
  ours: { fromOne: 10, fromNetwork: 20, fromAll: 60 },
};
/** To whomever but our own people: of one network, and of all strangers together. */
const STRANGERS_OF_NETWORK = 150;
const ALL_STRANGERS = 600;
/** What a confirmed account may cause to one address that it typed, and to all of those. */
const OF_ACCOUNT_TO_ONE = 30;
const OF_ACCOUNT = 200;

const DAY = 24;

/** A sum, and who is not mailed once it is reached: all but our own people where it does not say. */
interface MailLimit extends Limit {
  readonly to?: string;
}

const held = new Note<FastifyRequest, string[]>();

/** Who was not mailed of what this call has caused. */
export function heldBackBy(request: FastifyRequest | undefined): readonly string[] {
  return (request && held.get(request)) ?? [];
}

/**
 * The one place where mails that people cause are counted, whichever command causes them (docs/safeguards.md, Mails that people
 * cause). Above a sum what was done stands, and no mail goes: the answer says so in the header `Mails-Held-Back`. What a job tells is
 * the product's own. Forms, whose recipients are typed, are refused instead (`FormLimits`): their sender can leave one out.
 */
@Injectable()
export class MailSums {
  constructor(
    private readonly config: Config,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * Counts mails that are about to be stored, in the caller's transaction.
   *
   * @returns those who are to be mailed
   */
  async admit<R extends CountedRecipient>(to: readonly R[]): Promise<R[]> {
    const request = currentRequest();
    if (!request || to.length === 0) return [...to];
    const counted = await this.limits.count(this.sumsOf(request, to));
    const over = counted.filter(({ limit, count }) => count > limit.most).map(({ limit }) => limit.to);
    const isHeld = ({ email, standing }: R) =>
      over.includes(email) || (standing !== 'ours' && over.includes(undefined));
    const left = to.filter(isHeld).map(({ email }) => email);
    if (left.length > 0) held.set(request, [...heldBackBy(request), ...left]);
    return to.filter((each) => !isHeld(each));
  }

  private sumsOf(request: FastifyRequest, to: readonly CountedRecipient[]): MailLimit[] {
    const caller = callerOf(request);
    const named = (of: string, subject: string, most: number, rest: Partial<MailLimit> = {}): MailLimit => ({
      name: `told-mails-of-${of}`,
      subject,
      most: most * this.config.times,
      hours: DAY,
      ...rest,
    });
    if (caller?.confirmed) {
      const typed = to.filter(({ standing }) => standing === 'typed');
      return [
        ...typed.map(({ email }) =>
          named('account-to-one', `${caller.id} ${mailboxOf(email)}`, OF_ACCOUNT_TO_ONE, { to: email }),
        ),
        ...(typed.length > 0 ? [named('account', caller.id, OF_ACCOUNT, { by: typed.length })] : []),
      ];
    }
    const networks = networksOf(request.ip as string | undefined);
    const ones = [caller?.id, knownDeviceOf(request)].filter((each) => each !== undefined);
    const toEach = to.flatMap(({ email, standing }) => {
      const mailbox = mailboxOf(email);
      const { fromOne, fromNetwork, fromAll } = SUMS_OF_STRANGERS[standing];
      return [
        ...ones.map((one) => named('one-to-one', `${one} ${mailbox}`, fromOne, { to: email })),
        ...networks.map(({ name, times }) =>
          named('network-to-one', `${name} ${mailbox}`, fromNetwork * times, { to: email }),
        ),
        named('strangers-to-one', mailbox, fromAll, { to: email }),
      ];
    });
    const by = to.filter(({ standing }) => standing !== 'ours').length;
    if (by === 0) return toEach;
    return [
      ...toEach,
      ...networks.map(({ name, times }) => named('network', name, STRANGERS_OF_NETWORK * times, { by })),
      named('strangers', this.clock.today(), ALL_STRANGERS, { by }),
    ];
  }
}
