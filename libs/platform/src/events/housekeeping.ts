import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Cron, CronExpression } from '@nestjs/schedule';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Subscribers } from './subscribers.js';

/**
 * Enqueues the hourly housekeeping. The timer fires in every process; the job key allows one job per subscriber.
 */
@Injectable()
export class Housekeeping {
  constructor(
    private readonly em: EntityManager,
    private readonly subscribers: Subscribers,
  ) {}

  @Cron(CronExpression.EVERY_HOUR)
  async enqueue(): Promise<void> {
    for (const subscriber of this.subscribers.of(HousekeepingDue.eventName)) {
      await this.em
        .fork()
        .execute(
          `select graphile_worker.add_job(?, '{}'::json, job_key := ?, job_key_mode := 'preserve_run_at', max_attempts := ?::int)`,
          [subscriber.name, subscriber.name, subscriber.maxAttempts],
        );
    }
  }
}
