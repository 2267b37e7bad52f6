import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import { Problem } from '../problems/problem.js';
import { afterTime } from './after-time.js';
import { Limits, type Limit } from './limits.js';

/** A limit, and the words for whoever has reached it. */
export interface TryLimit extends Limit {
  readonly code: string;
  /** A sentence that says what was too much. */
  readonly reached: string;
  /** What else than waiting helps: `, or ask for a new password`. */
  readonly otherwise?: string;
}

/** Counts what somebody tries, in the caller's transaction. */
@Injectable()
export class Tries {
  constructor(
    private readonly limits: Limits,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  /** @throws {Problem} 429 with Retry-After, which takes the transaction back and so counts nothing */
  async count(limits: readonly TryLimit[]): Promise<void> {
    const over = await this.limits.countAndFindOver(limits);
    if (!over) return;
    const { until, limit } = over;
    const now = this.clock.now();
    const sentence = `${limit.reached} Try again ${afterTime(until, now, this.config.timeZone)}${limit.otherwise ?? ''}.`;
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    throw new Problem(429, limit.code, sentence, { tryAgainAt: until.toISOString() }, seconds);
  }

  /** Begins the counts again. */
  async forget(limits: readonly TryLimit[]): Promise<void> {
    await this.limits.forget(limits);
  }
}
