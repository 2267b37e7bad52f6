import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { MikroORM, RequestContext } from '@mikro-orm/postgresql';
import { EventEmitter } from 'node:events';
import {
  Logger as WorkerLogger,
  run,
  runOnce,
  type Runner,
  type RunnerOptions,
  type Task,
  type WorkerEvents,
} from 'graphile-worker';
import { Pool } from 'pg';
import { Config } from '../config/config.js';
import { Subscribers, type RegisteredSubscriber } from './subscribers.js';

/** Jobs that run at the same time in one process. Few: the PDF thread and the database are shared with requests. */
const CONCURRENCY = 4;

/** Runs the jobs that {@link EventRecorder} wrote, in the processes that are workers. */
@Injectable()
export class JobQueue implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private runner: Runner | undefined;
  private pool: Pool | undefined;

  constructor(
    private readonly config: Config,
    private readonly subscribers: Subscribers,
    private readonly orm: MikroORM,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.process === 'web') return;
    this.runner = await run(this.options());
  }

  async onApplicationShutdown(): Promise<void> {
    await this.runner?.stop();
    await this.pool?.end();
  }

  /** Runs every job that is due, in this process, until none is left. For tests. */
  async drain(): Promise<void> {
    await runOnce(this.options());
  }

  private options(): RunnerOptions {
    this.pool ??= this.openPool();
    return {
      pgPool: this.pool,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      // NOTIFY starts a job at once; the poll is for jobs whose time comes and for a lost notification.
      pollInterval: 2000,
      gracefulShutdownAbortTimeout: 3000,
      events: this.watch(),
      logger: new WorkerLogger(() => (level, message) => {
        if (level === 'error') this.logger.error({ message });
        if (level === 'warning') this.logger.warn({ message });
      }),
      taskList: Object.fromEntries(
        this.subscribers.all().map((subscriber) => [subscriber.name, this.task(subscriber)]),
      ),
    };
  }

  private openPool(): Pool {
    const pool = new Pool({ connectionString: this.config.databaseUrl, max: CONCURRENCY + 2 });
    // A connection lost while idle must not end the process; the next query opens another.
    const lost = (error: Error) => this.logger.warn({ message: 'lost a connection', cause: error.message });
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
        cause: String(error),
      });
    });
    events.on('job:failed', ({ job, error }) => {
      this.logger.error({
        message: 'a job is parked',
        job: job.id,
        subscriber: job.task_identifier,
        attempts: job.attempts,
        cause: String(error),
      });
    });
    return events;
  }
}
