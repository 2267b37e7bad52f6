import {
  Injectable,
  Logger,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { EventEmitter, once } from 'node:events';
import {
  Logger as WorkerLogger,
  run,
  runOnce,
  type Runner,
  type RunnerOptions,
  type Task,
  type WorkerEvents,
} from 'graphile-worker';
import { Pool, type PoolClient } from 'pg';
import { setTimeout as sleep } from 'node:timers/promises';
import { Config } from '../config/config.js';
import { freeJobsOfDeadRunners, sayThatItLives } from './dead-runners.js';
import { shortenWaits } from './longest-wait.js';
import { describeError } from '../problems/describe-error.js';
import { Subscribers, type RegisteredSubscriber } from './subscribers.js';

/** Jobs that run at the same time in one process. Few: the PDF thread and the database are shared with requests. */
const CONCURRENCY = 4;

const RESTART_AFTER_MS = 1000;
const SWEEP_EVERY_MS = 60_000;

/** Runs the jobs that {@link EventRecorder} wrote, in the processes that are workers. */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private runner: Runner | undefined;
  private readonly stopping = new AbortController();
  private working: Promise<void> | undefined;

  constructor(
    private readonly config: Config,
    private readonly subscribers: Subscribers,
    private readonly orm: MikroORM,
  ) {}

  onApplicationBootstrap(): void {
    if (this.config.process !== 'web') this.working = this.keepWorking();
  }

  /** Before the database and the PDF thread go, which the jobs in hand still need. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.working;
  }

  /**
   * A runner whose database has gone away does not always find back to it, and gives up in the end. So each loss
   * ends the runner with its connections and begins a new one, until we stop.
   */
  private async keepWorking(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const pool = this.openPool();
      const events = this.watch();
      let living: PoolClient | undefined;
      try {
        const lost = once(events, 'pool:listen:error', { signal });
        // Nobody waits for it when the runner does not start, and a stop breaks it off.
        lost.catch(() => undefined);
        let runnerId = '';
        events.on('pool:create', ({ workerPool }) => (runnerId = workerPool.id));
        this.runner = await run(this.options(pool, events));
        living = await sayThatItLives(pool, runnerId);
        await freeJobsOfDeadRunners(pool);
        const sweep = setInterval(() => {
          void freeJobsOfDeadRunners(pool)
            .then(() => shortenWaits(pool))
            .catch(() => undefined);
        }, SWEEP_EVERY_MS);
        await Promise.race([this.runner.promise, lost]).finally(() => clearInterval(sweep));
      } catch (error) {
        if (!signal.aborted)
          this.logger.warn({ message: 'the job runner stopped', cause: describeError(error) });
      }
      const stopped = Promise.resolve(this.runner?.stop());
      // What hangs on a dead connection is not waited for; a stop waits for the jobs in hand, which are ours until then.
      if (signal.aborted) await stopped.catch(() => undefined);
      living?.release(true);
      const ended = stopped.finally(() => pool.end()).catch(() => undefined);
      if (signal.aborted) await ended;
      await sleep(RESTART_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Runs every job that is due, in this process, until none is left. For tests. */
  async drain(): Promise<void> {
    const pool = this.openPool();
    await runOnce(this.options(pool, this.watch()));
    await pool.end();
  }

  private options(pool: Pool, events: WorkerEvents): RunnerOptions {
    return {
      pgPool: pool,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      // NOTIFY starts a job at once; the poll is for jobs whose time comes and for a lost notification.
      pollInterval: 2000,
      gracefulShutdownAbortTimeout: 3000,
      // In batches, without delay: only of these does a stop wait until the database knows that the last job is done.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      events,
      // The runner puts messages of errors into its own lines; what matters of them is logged below.
      logger: new WorkerLogger(() => () => undefined),
      taskList: Object.fromEntries(
        this.subscribers.all().map((subscriber) => [subscriber.name, this.task(subscriber)]),
      ),
    };
  }

  private openPool(): Pool {
    const pool = new Pool({
      connectionString: this.config.databaseUrl,
      max: CONCURRENCY + 3,
      // A crash of the database may forget that a job was taken or done: it is done again, which does no harm. What a
      // job changes is written over other connections, and is on the disk when it says so.
      onConnect: async (client) => void (await client.query('set synchronous_commit to off')),
    });
    // A connection lost while idle must not end the process; the next query opens another.
    const lost = (error: Error) =>
      this.logger.warn({ message: 'lost a connection', cause: describeError(error) });
    pool.on('error', lost);
    pool.on('connect', (client) => client.on('error', lost));
    return pool;
  }

  private task(subscriber: RegisteredSubscriber): Task {
    return (payload, { job }) =>
      RequestContext.create(this.orm.em, () =>
        subscriber.instance.handle(payload as object, {
          attempt: job.attempts,
          lastAttempt: job.attempts >= job.max_attempts,
        }),
      );
  }

  /** A parked job is a log line here and a number in the metrics. */
  private watch(): WorkerEvents {
    const events: WorkerEvents = new EventEmitter();
    events.on('job:error', ({ job, error }) => {
      this.logger.warn({
        message: 'a job failed and will be tried again',
        job: job.id,
        subscriber: job.task_identifier,
        attempt: job.attempts,
        cause: describeError(error),
      });
    });
    events.on('job:failed', ({ job, error }) => {
      this.logger.error({
        message: 'a job is parked',
        job: job.id,
        subscriber: job.task_identifier,
        attempts: job.attempts,
        cause: describeError(error),
      });
    });
    return events;
  }
}
