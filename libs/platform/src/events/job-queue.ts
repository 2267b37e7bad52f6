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
import { CONNECTIONS_OF_LANE } from '../database/connections.js';
import { EventRecorder } from './event-recorder.js';
import { freeJobsOfDeadRunners, sayThatItLives } from './dead-runners.js';
import { shortenWaits } from './longest-wait.js';
import { describeError } from '../problems/describe-error.js';
import { LANES, type Lane } from './subscriber.decorator.js';
import { Subscribers, type RegisteredSubscriber } from './subscribers.js';

const LANE_NAMES = Object.keys(LANES) as Lane[];
/** In a test, which runs the jobs of all lanes at once. */
const MOST = 4;

/** Lanes in which a job may begin a moment later. A commit that adds a job wakes every lane, whichever it is for. */
const UNHURRIED: readonly Lane[] = ['photos', 'readings', 'others'];
/** Lanes whose jobs are in named queues. */
const QUEUED: readonly Lane[] = ['photos', 'readings'];
/** Milliseconds, on average, until a lane looks again after it has found little. */
const MOMENT = 200;
/** Milliseconds within which the finished jobs of a lane are recorded together. */
const TOGETHER = 50;

const DUE =
  'select 1 from graphile_worker.jobs where queue_name is not null and run_at <= now() and locked_at is null and attempts < max_attempts limit 1';

const RESTART_AFTER_MS = 1000;
/** What a process that died had in hand goes on after this at the latest, and mostly at once. */
const SWEEP_EVERY_MS = 15_000;

/** Runs the jobs recorded by {@link EventRecorder}, in processes that are workers. */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly stopping = new AbortController();
  private readonly running = new Set<Lane>();
  private working: Promise<unknown> | undefined;

  constructor(
    private readonly config: Config,
    private readonly subscribers: Subscribers,
    private readonly recorder: EventRecorder,
    private readonly orm: MikroORM,
  ) {}

  /** Whether each lane has its runner. After a loss of the database it takes about a second. */
  get isRunning(): boolean {
    return this.running.size === LANE_NAMES.length;
  }

  /** For a process that only prepares others: its jobs are theirs. Said before it is initialised. */
  rest(): void {
    this.stopping.abort();
  }

  onApplicationBootstrap(): void {
    if (this.config.process === 'web') return;
    this.working = Promise.all(LANE_NAMES.map((lane) => this.keepWorking(lane)));
  }

  /** Before the database and the PDF thread stop, which running jobs still need. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await this.working;
  }

  /**
   * A runner that loses its database does not always recover, and eventually gives up. So each loss ends the runner with
   * its connections and begins a new one, until the process stops (docs/decisions/0003). Each lane has its own.
   */
  private async keepWorking(lane: Lane): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const pool = this.openPool(CONNECTIONS_OF_LANE);
      const events = this.watch();
      let runner: Runner | undefined;
      let living: PoolClient | undefined;
      try {
        const lost = once(events, 'pool:listen:error', { signal });
        // Nobody awaits it if the runner does not start, and stopping aborts it.
        lost.catch(() => undefined);
        let runnerId = '';
        events.on('pool:create', ({ workerPool }) => (runnerId = workerPool.id));
        runner = await run(this.options(pool, events, lane));
        living = await sayThatItLives(pool, runnerId);
        await freeJobsOfDeadRunners(pool);
        this.running.add(lane);
        const sweep = setInterval(() => {
          void freeJobsOfDeadRunners(pool)
            .then(() => shortenWaits(pool))
            .catch(() => undefined);
        }, SWEEP_EVERY_MS);
        await Promise.race([runner.promise, lost]).finally(() => clearInterval(sweep));
      } catch (error) {
        if (!signal.aborted)
          this.logger.warn({ message: 'the job runner stopped', cause: describeError(error) });
      }
      this.running.delete(lane);
      const stopped = Promise.resolve(runner?.stop());
      // A stop waits for running jobs, which stay ours until then. Otherwise do not wait: they may hang on a dead connection.
      if (signal.aborted) await stopped.catch(() => undefined);
      living?.release(true);
      const ended = stopped.finally(() => pool.end()).catch(() => undefined);
      if (signal.aborted) await ended;
      await sleep(RESTART_AFTER_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  /** Runs all jobs that are due, in this process. For tests. */
  async drain(): Promise<void> {
    const pool = this.openPool(MOST + CONNECTIONS_OF_LANE);
    // A worker that is done with a job of a named queue may look for the next before the queue is free again, and end.
    do await runOnce(this.options(pool, this.watch()));
    while ((await pool.query(DUE)).rows.length > 0);
    await pool.end();
  }

  /** @param lane whose jobs are run; of all of them where none is named */
  private options(pool: Pool, events: WorkerEvents, lane?: Lane): RunnerOptions {
    const own = this.subscribers.all().filter((subscriber) => !lane || subscriber.lane === lane);
    return {
      pgPool: pool,
      concurrency: lane ? LANES[lane] : MOST,
      noHandleSignals: true,
      // NOTIFY starts jobs at once; polling is for jobs that become due, for lost notifications, and for named queues that are free.
      pollInterval: lane && QUEUED.includes(lane) ? 500 : 2000,
      gracefulShutdownAbortTimeout: 3000,
      // Batches: only with them does a stop wait until the last job is recorded as done.
      preset: {
        worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0, ...(lane && lookingForWork(lane)) },
      },
      events,
      // The runner would log error messages, which may contain personal data; the safe part is logged below.
      logger: new WorkerLogger(() => () => undefined),
      taskList: Object.fromEntries(own.map((subscriber) => [subscriber.name, this.task(subscriber)])),
    };
  }

  private openPool(max: number): Pool {
    const pool = new Pool({
      connectionString: this.config.databaseDirectUrl,
      max,
      // After a crash the database may have forgotten that a job was taken or done. It then runs again, which does no
      // harm. What a job changes goes over other connections, and is on disk once committed (docs/decisions/0003).
      onConnect: async (client) => void (await client.query('set synchronous_commit to off')),
    });
    // Losing an idle connection must not end the process; the next query opens another.
    const lost = (error: Error) =>
      this.logger.warn({ message: 'lost a connection', cause: describeError(error) });
    pool.on('error', lost);
    pool.on('connect', (client) => client.on('error', lost));
    return pool;
  }

  private task(subscriber: RegisteredSubscriber): Task {
    return (payload, { job }) =>
      RequestContext.create(this.orm.em, () =>
        this.recorder.runJob(subscriber, payload as object, {
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

/**
 * A lane asks once for as many jobs as it has places, however often it has been woken, and one that nobody waits for does not
 * ask again for a moment (docs/decisions/0003). The lanes that people do wait for ask again at once: what wakes them
 * while they look would otherwise be lost until the next poll. A lane with named queues has one place: of several jobs that are
 * fetched at once two may be of one queue (github.com/graphile/worker/issues/621).
 */
function lookingForWork(lane: Lane) {
  const refetchDelay = { durationMs: MOMENT, maxAbortThreshold: Infinity };
  return {
    completeJobBatchDelay: TOGETHER,
    localQueue: { size: LANES[lane], ...(UNHURRIED.includes(lane) ? { refetchDelay } : {}) },
  };
}
