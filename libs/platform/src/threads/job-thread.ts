import { Worker } from 'node:worker_threads';
import type { OnApplicationShutdown } from '@nestjs/common';
import type { ThreadAnswer } from './answer-jobs.js';

interface WaitingJob<Job, Answer> {
  job: Job;
  resolve: (answer: Answer) => void;
  reject: (reason: Error) => void;
}

/** A page takes some 20 ms, two signatures five; a job that takes this long will never end. */
const LIMIT_MS = 30_000;

/** The thread has no business with the settings and secrets of the process; Node's own options it has as well. */
const OPTIONS = { env: {} };

/**
 * Does jobs in one thread of its own, one at a time, so that requests go on meanwhile. The thread starts with the first
 * job and is started again when it dies; it does not keep the process alive while it has nothing to do.
 */
export abstract class JobThread<Job, Answer> implements OnApplicationShutdown {
  private readonly waiting: WaitingJob<Job, Answer>[] = [];
  private current: { job: WaitingJob<Job, Answer>; timer: NodeJS.Timeout } | null = null;
  private worker: Worker | null = null;
  private stopped = false;

  /**
   * @param name for the messages of errors: 'PDF thread'
   * @param file a module that calls `answerJobs`; see `moduleBeside`
   */
  protected constructor(
    private readonly name: string,
    private readonly file: URL,
  ) {}

  /** @throws Error when the job throws, the thread dies or 30 seconds pass: worth another try */
  protected run(job: Job): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (this.stopped) return reject(this.hasStopped());
      this.waiting.push({ job, resolve, reject });
      this.next();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const { reject } of this.waiting.splice(0)) reject(this.hasStopped());
    await this.worker?.terminate();
  }

  private next(): void {
    const job = this.current ? undefined : this.waiting.shift();
    if (!job) return;
    const worker = (this.worker ??= this.start());
    const timer = setTimeout(() => void worker.terminate(), LIMIT_MS);
    this.current = { job, timer };
    worker.ref();
    try {
      worker.postMessage(job.job);
    } catch (error) {
      this.settle(({ reject }) => reject(error as Error)); // a job that cannot be cloned
    }
  }

  private start(): Worker {
    const worker = new Worker(this.file, OPTIONS);
    let cause: Error | undefined;
    worker.on('message', (answer: ThreadAnswer<Answer>) => {
      this.settle(({ resolve, reject }) => {
        if ('answer' in answer) resolve(answer.answer);
        else reject(new Error(`The ${this.name} failed: ${answer.fault}`));
      });
    });
    worker.on('error', (error) => (cause = error as Error));
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
      this.settle(({ reject }) =>
        reject(new Error(`The ${this.name} ended before its job was done.`, { cause })),
      );
    });
    return worker;
  }

  /** Ends the job in hand, if there is one, and takes the next. */
  private settle(end: (job: WaitingJob<Job, Answer>) => void): void {
    const settled = this.current;
    this.current = null;
    this.worker?.unref();
    if (settled) {
      clearTimeout(settled.timer);
      end(settled.job);
    }
    if (!this.stopped) this.next();
  }

  private hasStopped(): Error {
    return new Error(`The ${this.name} has been stopped.`);
  }
}
