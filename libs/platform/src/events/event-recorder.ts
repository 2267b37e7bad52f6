import { Injectable } from '@nestjs/common';
import { Transaction } from '../database/transaction.js';
import type { DomainEvent, EventClass } from './domain-event.js';
import { Subscribers } from './subscribers.js';

const ONLY_ATTEMPT = { attempt: 1, lastAttempt: true };

/**
 * Records a fact in the transaction of the change that caused it, so that there is never a job without its change or a
 * change without its job. Each subscriber gets a job of its own, so that a failing mail never renders a PDF again; one
 * that only writes rows writes them at once.
 */
@Injectable()
export class EventRecorder {
  constructor(
    private readonly transaction: Transaction,
    private readonly subscribers: Subscribers,
  ) {}

  /**
   * @throws {Error} outside a transaction: an event recorded there could outlive a change that failed
   */
  async record(...events: DomainEvent[]): Promise<void> {
    const specs: object[] = [];
    for (const { constructor, payload } of events) {
      const { eventName } = constructor as unknown as EventClass;
      for (const { name, maxAttempts, atOnce, instance } of this.subscribers.of(eventName)) {
        if (atOnce) await instance.handle(payload, ONLY_ATTEMPT);
        else specs.push({ identifier: name, payload, max_attempts: maxAttempts });
      }
    }
    if (specs.length === 0) return;
    this.transaction.writeLast(
      // Else PostgreSQL plans the five statements of this function anew for each list of jobs, and one of them reads all jobs
      // that wait.
      `select graphile_worker.add_jobs(array(
         select json_populate_record(null::graphile_worker.job_spec, spec) from json_array_elements(?::json) as spec))
         from set_config('plan_cache_mode', 'force_generic_plan', true) as kept_plans, set_config('enable_seqscan', 'off', true) as by_index`,
      [JSON.stringify(specs)],
    );
  }
}
