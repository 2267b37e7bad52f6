import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import type { Problem } from '../problems/problem.js';
import { refusal, type Refusal } from '../problems/refusal.js';
import { afterTime } from './after-time.js';
import { Limits, longestOver, type Counted, type Limit } from './limits.js';
import type { CountedNetwork } from './network.js';

/** A refusal for a limit that has been reached; it says when the count starts again. */
type LimitReached = Refusal<[message: string, until: Date, seconds: number]>;

/** An entry of a catalogue, for the limits that it is given to. See `refusal` for the rest. */
export function limitReached(code: string, when: string): LimitReached {
  return refusal(429, code, when, (message: string, until: Date, retryAfter: number) => ({
    message,
    details: { tryAgainAt: until.toISOString() },
    retryAfter,
  }));
}

/** A limit, and what to tell people who have reached it. */
export interface TryLimit extends Limit {
  readonly refusal: LimitReached;
  /** A sentence that says what there was too much of. */
  readonly reached: string;
  /** What helps besides waiting: `, or ask for a new password`. */
  readonly otherwise?: string;
}

/**
 * A limit for each network that an attempt counts for.
 *
 * @param beside what else it is counted by
 */
export function ofEachNetwork<L extends Omit<Limit, 'subject'>>(
  limit: L,
  networks: readonly CountedNetwork[],
  beside = '',
): (L & { subject: string })[] {
  return networks.map(({ name, times }) => ({
    ...limit,
    subject: beside ? `${beside} ${name}` : name,
    most: limit.most * times,
  }));
}

/** Counts attempts, in the caller's transaction. */
@Injectable()
export class Tries {
  constructor(
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 429 with Retry-After, which rolls the transaction back and so counts nothing */
  async count(limits: readonly TryLimit[]): Promise<Counted<TryLimit>[]> {
    const counted = await this.limits.count(limits);
    const over = longestOver(counted);
    if (over) throw this.refusalOf(over);
    return counted;
  }

  private refusalOf({ until, limit }: Counted<TryLimit>): Problem {
    const now = this.clock.now();
    const sentence = `${limit.reached} Please try again ${afterTime(until, now, this.config.timeZone)}${limit.otherwise ?? ''}.`;
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    return limit.refusal(sentence, until, seconds);
  }
}
