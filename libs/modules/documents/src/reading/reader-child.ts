import { fork, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ReadingNote, ReadPage } from './read-document.js';
import type { ReaderMessage } from './reader-process.js';
import type { ReadingJob } from './reading.js';

/** The page that is being read when the time is over may still be finished. */
const GRACE_MS = 5_000;
/** An ordinary page takes 650 MB at most. */
const MOST_KILOBYTES = 1_200_000;
const LOOKED_AT_EVERY_MS = 50;
const MOST_MEGABYTES_OF_OBJECTS = 256;

/** From its sources it is compiled by the loader that this process was started with, which the arguments name. */
const ENTRY = fileURLToPath(
  new URL(`./reader-process${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url),
);

/** It has no business with the settings and secrets of this process. */
const ENVIRONMENT = {
  // From 1.29 the library that runs the models reports to its maker unless told not to (docs/decisions/0040).
  ORT_DISABLE_TELEMETRY: '1',
  // What is freed goes back to the system at once.
  MALLOC_MMAP_THRESHOLD_: '262144',
};

export interface Reading {
  readonly pages: ReadPage[];
  readonly note?: ReadingNote;
  /** Whether the process can read another document. */
  readonly isUsable: boolean;
  /** Whether it ended by itself, or somebody else ended it. */
  readonly hasDied: boolean;
}

/** The process that documents are read in, seen from the one that started it and bounds its time and memory. */
export class ReaderChild {
  private readonly child: ChildProcess;

  constructor() {
    this.child = fork(ENTRY, {
      env: ENVIRONMENT,
      execArgv: [...process.execArgv, `--max-old-space-size=${MOST_MEGABYTES_OF_OBJECTS}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      serialization: 'advanced',
    });
    // While nothing is read it keeps nobody from ending.
    this.child.unref();
    this.child.channel?.unref();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Never throws: a process that dies leaves what it had read. */
  read(job: ReadingJob): Promise<Reading> {
    const { child } = this;
    const pages: ReadPage[] = [];
    return new Promise((resolve) => {
      const settle = (note: ReadingNote | undefined, isUsable: boolean, hasDied = false) => {
        clearTimeout(timer);
        clearInterval(watch);
        child.off('message', onMessage).off('exit', onEnd).off('error', onEnd);
        child.channel?.unref();
        if (!isUsable) this.kill();
        resolve({ pages, ...(note && { note }), isUsable, hasDied });
      };
      const onMessage = (message: ReaderMessage) =>
        'page' in message ? void pages.push(message.page) : settle(message.note, true);
      const onEnd = () => settle('failed', false, true);
      const timer = setTimeout(() => settle('too-long', false), job.milliseconds + GRACE_MS);
      const watch = setInterval(
        () => kilobytesOf(this.pid) > MOST_KILOBYTES && settle('too-large', false),
        LOOKED_AT_EVERY_MS,
      );
      child.on('message', onMessage).on('exit', onEnd).on('error', onEnd);
      child.channel?.ref();
      child.send(job, (error) => error && onEnd());
    });
  }

  /** At once, and without waiting for it: it has nothing to put in order, and may hang in trying to. */
  kill(): void {
    this.child.kill('SIGKILL');
  }
}

/** The memory that a process has in use; 0 where the system does not say. */
function kilobytesOf(pid: number | undefined): number {
  try {
    return Number(/^VmRSS:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  } catch {
    return 0;
  }
}
