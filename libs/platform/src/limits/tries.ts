import { Injectable } from '@nestjs/common';
import { Clock } from '../clock.js';
import { Config } from '../config/config.js';
import { Problem } from '../problems/problem.js';
import { afterTime } from './after-time.js';
import { Limits, type Limit } from './limits.js';

/** A limit, and what to tell people who have reached it. */
export interface TryLimit extends Limit {
  readonly code: string;
  /** A sentence that says what there was too much of. */
  readonly reached: string;
  /** What helps besides waiting: `, or ask for a new password`. */
  readonly otherwise?: string;
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
  async count(limits: readonly TryLimit[]): Promise<void> {
    const over = await this.limits.countAndFindOver(limits);
    if (!over) return;
    const { until, limit } = over;
    const now = this.clock.now();
    const sentence = `${limit.reached} Please try again ${afterTime(until, now, this.config.timeZone)}${limit.otherwise ?? ''}.`;
    const seconds = Math.max(1, Math.ceil((until.getTime() - now.getTime()) / 1000));
    throw new Problem(429, limit.code, sentence, { tryAgainAt: until.toISOString() }, seconds);
  }

  async forget(limits: readonly TryLimit[]): Promise<void> {
    await this.limits.forget(limits);
  }
}
