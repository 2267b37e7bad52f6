import { Injectable } from '@nestjs/common';
import { AsyncLocalStorage } from 'node:async_hooks';
import { Clock } from '../clock.js';
import { Transaction } from '../database/transaction.js';
import type { DomainEvent, EventClass, JobAttempt } from './domain-event.js';
import { Subscribers, type RegisteredSubscriber } from './subscribers.js';

const ONLY_ATTEMPT = { attempt: 1, lastAttempt: true };

/** What an event says where it is about a form or a set. */
interface AboutForm {
  readonly reference?: string;
  readonly form?: { readonly reference?: string };
}

/**
 * Records a fact in the transaction of the change that caused it, so that there is never a job without its change or a
 * change without its job. Each subscriber that it concerns gets a job of its own, so that a failing mail never renders a PDF
 * again; one that only writes rows writes them at once, and one that may goes on in the job that has recorded the event.
 */
@Injectable()
export class EventRecorder {
  private readonly job = new AsyncLocalStorage<RegisteredSubscriber>();

  constructor(
    private readonly transaction: Transaction,
    private readonly subscribers: Subscribers,
    private readonly clock: Clock,
  ) {}

  /** Runs a job of a subscriber. What it records may go on in it. */
  runJob(subscriber: RegisteredSubscriber, payload: object, attempt: JobAttempt): Promise<void> {
    return this.job.run(subscriber, () => subscriber.instance.handle(payload, attempt));
  }

  /**
   * @throws {Error} outside a transaction: an event recorded there could outlive a change that failed
   */
  async record(...events: DomainEvent[]): Promise<void> {
    this.transaction.require();
    const jobs: object[] = [];
    for (const { constructor, payload } of events) {
      const { eventName } = constructor as unknown as EventClass;
      for (const subscriber of this.subscribers.of(eventName)) {
        if (!subscriber.concerns(payload)) continue;
        if (subscriber.atOnce) await subscriber.instance.handle(payload, ONLY_ATTEMPT);
        else if (subscriber.inSameJob && this.job.getStore()?.recordsAgain)
          this.transaction.afterwards(() => subscriber.instance.handle(payload, ONLY_ATTEMPT));
        else jobs.push(this.jobOf(subscriber, payload));
      }
    }
    await this.transaction.announce({ jobs });
  }

  private jobOf(subscriber: RegisteredSubscriber, payload: object): object {
    const { name, maxAttempts, queue, priority, delay } = subscriber;
    const seconds = delay(payload);
    return {
      identifier: name,
      payload,
      max_attempts: maxAttempts,
      queue_name: queue(payload),
      priority: priority(payload),
      run_at: seconds > 0 ? new Date(this.clock.now().getTime() + 1000 * seconds) : null,
      flags: flagsOf(payload),
    };
  }
}

/** The reference of the form or set that a job is about: the queue shows the flags of its jobs, and not what is in them. */
function flagsOf({ reference, form }: AboutForm): string[] | null {
  const about = reference ?? form?.reference;
  return about ? [about] : null;
}
