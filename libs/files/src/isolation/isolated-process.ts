import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { E_TIMEOUT, Mutex, withTimeout } from 'async-mutex';
import type { JobMessage } from './child.js';
import { moduleBeside } from './module-beside.js';

const ENTRY = fileURLToPath(moduleBeside(import.meta.url, './child'));
const LOOKED_AT_EVERY_MS = 50;
/** What it has loaded serves the next job, and the memory is given back when none comes; where nothing else is said. */
const IDLE_MS = 120_000;
const MOST_MEGABYTES_OF_OBJECTS = 256;
/** It has no business with the settings and secrets of this process. What one thread frees is used by the others. */
const ENVIRONMENT = { MALLOC_ARENA_MAX: '2' };

export interface IsolatedProcessOptions {
  /** Exports `work`; see `JobModule` and `moduleBeside`. */
  readonly module: URL;
  readonly mostMegabytes: number;
  /** What libraries do not give back is given back after so many. */
  readonly mostJobs: number;
  /** As of `os.constants.priority`; what is not waited for, or may be hostile, comes after the serving of requests. */
  readonly priority?: number;
  readonly environment?: Record<string, string>;
  /** In milliseconds, after which its memory is worth more than what it has loaded. */
  readonly idle?: number;
  /** How many jobs may wait, and for how long; without limits where nothing is said. */
  readonly queue?: { readonly most: number; readonly milliseconds: number };
}

/** Why a job has no answer; `busy` is not the job's fault. */
export type JobFailure = 'busy' | 'died' | 'too-long' | 'too-large';

/** What was told until then is kept, whatever the end. */
export type JobOutcome<Part, Answer> =
  | { readonly parts: Part[]; readonly failure: JobFailure; readonly answer?: undefined }
  | { readonly parts: Part[]; readonly answer: Answer; readonly failure?: undefined };

/**
 * A process of its own for work on what strangers send, one job at a time: whatever a file does to it, this process lives on
 * (docs/decisions/0009). It starts with the first job, is killed when a job takes too long or too much memory, and the
 * next job starts another.
 */
export class IsolatedProcess<Job extends object, Part, Answer> {
  private readonly turns;
  private child: ChildProcess | undefined;
  private waiting = 0;
  private jobs = 0;
  private idle: NodeJS.Timeout | undefined;
  private hasStopped = false;

  constructor(private readonly options: IsolatedProcessOptions) {
    const { queue } = options;
    this.turns = queue ? withTimeout(new Mutex(), queue.milliseconds) : new Mutex();
  }

  get pid(): number | undefined {
    return this.child?.pid;
  }

  /**
   * @param signal ends the job as if its time were over
   * @throws Error when it has been stopped: worth another try
   */
  async run(job: Job, milliseconds: number, signal?: AbortSignal): Promise<JobOutcome<Part, Answer>> {
    if (this.waiting === this.options.queue?.most) return { parts: [], failure: 'busy' };
    this.waiting += 1;
    const release = await this.turns
      .acquire()
      .catch((error: unknown) => {
        if (error !== E_TIMEOUT) throw error;
        return null;
      })
      .finally(() => (this.waiting -= 1));
    if (!release) return { parts: [], failure: 'busy' };
    try {
      return await this.runNow(job, milliseconds, signal);
    } finally {
      release();
    }
  }

  /** At once: it has nothing to put in order. */
  stop(): void {
    this.hasStopped = true;
    this.end();
  }

  private async runNow(
    job: Job,
    milliseconds: number,
    signal?: AbortSignal,
  ): Promise<JobOutcome<Part, Answer>> {
    const end = performance.now() + milliseconds;
    const outcome = await this.runOnce(job, milliseconds, signal);
    const left = end - performance.now();
    // Where memory is short the system ends it first, and the job is none the worse. One that ends it does so again.
    return outcome.failure === 'died' && left > 0 ? this.runOnce(job, left, signal) : outcome;
  }

  private async runOnce(
    job: Job,
    milliseconds: number,
    signal?: AbortSignal,
  ): Promise<JobOutcome<Part, Answer>> {
    this.refuseStopped();
    clearTimeout(this.idle);
    this.child ??= started(this.options);
    const outcome = await outcomeOf<Part, Answer>(this.child, job, {
      milliseconds,
      megabytes: this.options.mostMegabytes,
      signal,
    });
    this.refuseStopped();
    this.jobs += 1;
    if (outcome.failure || this.jobs === this.options.mostJobs) this.end();
    else this.idle = setTimeout(() => this.end(), this.options.idle ?? IDLE_MS).unref();
    return outcome;
  }

  /** SIGKILL, and without waiting for it: it may hang in trying to end. */
  private end(): void {
    clearTimeout(this.idle);
    this.child?.kill('SIGKILL');
    this.child = undefined;
    this.jobs = 0;
  }

  private refuseStopped(): void {
    if (this.hasStopped) throw new Error('An isolated process has been stopped.');
  }
}

function started({ module, environment, priority }: IsolatedProcessOptions): ChildProcess {
  const child = fork(ENTRY, [module.href], {
    env: { ...ENVIRONMENT, ...environment },
    // From its sources it is compiled by the loader that this process was started with, which the arguments name.
    execArgv: [...process.execArgv, `--max-old-space-size=${MOST_MEGABYTES_OF_OBJECTS}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
  });
  if (child.pid && priority) setPriority(child.pid, priority);
  // While it has nothing to do it keeps nobody from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

interface Bounds {
  readonly milliseconds: number;
  readonly megabytes: number;
  readonly signal: AbortSignal | undefined;
}

/** Never throws: a process that dies leaves what it had told. */
function outcomeOf<Part, Answer>(
  child: ChildProcess,
  job: object,
  { milliseconds, megabytes, signal }: Bounds,
): Promise<JobOutcome<Part, Answer>> {
  const parts: Part[] = [];
  return new Promise((resolve) => {
    const settle = (outcome: { answer: Answer } | { failure: JobFailure }) => {
      clearTimeout(timer);
      clearInterval(watch);
      signal?.removeEventListener('abort', onAbort);
      child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
      child.channel?.unref();
      resolve({ parts, ...outcome });
    };
    const onMessage = (message: JobMessage<Part, Answer>) =>
      'part' in message ? void parts.push(message.part) : settle(message);
    const onEnd = () => settle({ failure: 'died' });
    const onAbort = () => settle({ failure: 'too-long' });
    signal?.addEventListener('abort', onAbort);
    const timer = setTimeout(() => settle({ failure: 'too-long' }), milliseconds);
    const watch = setInterval(
      () => megabytesOf(child.pid) > megabytes && settle({ failure: 'too-large' }),
      LOOKED_AT_EVERY_MS,
    );
    child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
    child.channel?.ref();
    child.send(job, (error) => error && onEnd());
  });
}

/** The memory that a process has in use; 0 where the system does not say. */
function megabytesOf(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1000;
  } catch {
    return 0;
  }
}
