import { Worker } from 'node:worker_threads';
import { moduleBeside } from '@groundsheet/files';
import type { Letterhead } from '@groundsheet/paper';

/** A document, or one of several in the same file. */
export interface PdfPart {
  /** A module that exports `draw(page, data)`; see `moduleBeside`. */
  layout: URL;
  /** What structured cloning can carry. */
  data: object;
  /** It goes on below the part before it, ahead of its photos, and takes a page of its own where it does not fit. */
  follows?: true;
}

export interface RenderJob {
  parts: (Omit<PdfPart, 'layout'> & { layout: string })[];
  letterhead: Letterhead | null;
  checkedAt: Uint8Array | null;
}

/** What it sends back: the PDF, or why there is none. */
export type Rendered = { pdf: Uint8Array } | { fault: string };

interface WaitingJob {
  job: RenderJob;
  resolve: (pdf: Buffer) => void;
  reject: (reason: Error) => void;
}

/** A page takes some 20 ms; a job that takes this long will never end. */
const LIMIT_MS = 30_000;

/** Left to itself, a thread lets as much garbage lie as a whole process: 220 MB instead of 100. Less than this costs time. */
const MEMORY = { maxYoungGenerationSizeMb: 24 };

const WORKER = moduleBeside(import.meta.url, './pdf-worker');

/**
 * Renders PDFs in one thread of its own, one at a time, so that requests go on meanwhile. The thread starts with the
 * first job and is started again when it dies; it does not keep the process alive while it has nothing to do. Run from
 * its sources, it compiles them by the loader that the process was started with (`--import`), which threads inherit.
 */
export class PdfThread {
  private readonly waiting: WaitingJob[] = [];
  private current: { job: WaitingJob; timer: NodeJS.Timeout } | null = null;
  private worker: Worker | null = null;
  private stopped = false;

  /**
   * @param parts each begins on a page of its own, unless it follows
   * @param letterhead above the head of each; the house's mark where it is null
   * @param checkedAt see `Page`
   * @returns the PDF's bytes
   * @throws Error when the layout throws, the thread dies or 30 seconds pass: worth another try
   */
  render(
    parts: readonly PdfPart[],
    letterhead: Letterhead | null = null,
    checkedAt: string | null = null,
  ): Promise<Buffer> {
    const job = {
      parts: parts.map((part) => ({ ...part, layout: part.layout.href })),
      letterhead,
      // As bytes it is printed as it is, unlike texts, which may not look like links.
      checkedAt: checkedAt === null ? null : Buffer.from(checkedAt),
    };
    return new Promise((resolve, reject) => {
      if (this.stopped) return reject(hasStopped());
      this.waiting.push({ job, resolve, reject });
      this.next();
    });
  }

  /** NestJS calls it by this name when it stops. */
  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const { reject } of this.waiting.splice(0)) reject(hasStopped());
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
      this.settle(({ reject }) => reject(error as Error)); // data that cannot be cloned
    }
  }

  private start(): Worker {
    // The thread has no business with the settings and secrets of the process.
    const worker = new Worker(WORKER, { env: {}, resourceLimits: MEMORY });
    let cause: Error | undefined;
    worker.on('message', (rendered: Rendered) => {
      this.settle(({ resolve, reject }) => {
        if ('fault' in rendered) return reject(new Error(`The PDF thread failed: ${rendered.fault}`));
        const { buffer, byteOffset, byteLength } = rendered.pdf;
        resolve(Buffer.from(buffer, byteOffset, byteLength));
      });
    });
    worker.on('error', (error) => (cause = error as Error));
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
      this.settle(({ reject }) =>
        reject(new Error('The PDF thread ended before its job was done.', { cause })),
      );
    });
    return worker;
  }

  /** Ends the job in hand, if there is one, and takes the next. */
  private settle(end: (job: WaitingJob) => void): void {
    const settled = this.current;
    this.current = null;
    this.worker?.unref();
    if (settled) {
      clearTimeout(settled.timer);
      end(settled.job);
    }
    if (!this.stopped) this.next();
  }
}

function hasStopped(): Error {
  return new Error('The PDF thread has been stopped.');
}
