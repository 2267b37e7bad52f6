import { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';

/** What the thread is sent, and what it answers. */
export interface RenderJob {
  layout: string;
  data: object;
}
export type RenderAnswer = { pdf: Uint8Array } | { fault: string };

interface WaitingJob extends RenderJob {
  resolve: (pdf: Buffer) => void;
  reject: (reason: Error) => void;
}

/** A page takes some 20 ms; a layout that takes this long will never end. */
const LIMIT_MS = 30_000;

const FROM_SOURCE = import.meta.url.endsWith('.ts');
/** From the sources, in tests and while developing: the thread compiles what it imports. */
const SOURCE_OPTIONS = {
  execArgv: [
    '--conditions=@groundsheet/source',
    `--import=${new URL('../../../../tools/source-loader.mjs', import.meta.url).href}`,
  ],
  env: {},
};
/** The thread has no business with the settings and secrets of the process. */
const BUILT_OPTIONS = { env: {} };

/** A layout module beside its module's code: `layoutBeside(import.meta.url, './timesheet.pdf')`, built or not. */
export function layoutBeside(moduleUrl: string, path: string): URL {
  return new URL(`${path}${moduleUrl.endsWith('.ts') ? '.ts' : '.js'}`, moduleUrl);
}

/**
 * Renders PDFs in one thread of its own, one at a time, so that requests go on meanwhile. The thread starts with
 * the first PDF and is started again when it dies; it does not keep the process alive while it has nothing to do.
 */
@Injectable()
export class PdfThread implements OnApplicationShutdown {
  private readonly waiting: WaitingJob[] = [];
  private current: { job: WaitingJob; timer: NodeJS.Timeout } | null = null;
  private worker: Worker | null = null;
  private stopped = false;

  /**
   * @param layout a module that exports `draw(sheet, data)`; see `layoutBeside`
   * @param data what structured cloning can carry
   * @returns the PDF's bytes
   * @throws Error when the layout throws, the thread dies or 30 seconds pass: worth another try by a job
   */
  render(layout: URL, data: object): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      if (this.stopped) return reject(new Error('The PDF thread has been stopped.'));
      this.waiting.push({ layout: layout.href, data, resolve, reject });
      this.next();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    for (const { reject } of this.waiting.splice(0)) reject(new Error('The PDF thread has been stopped.'));
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
      worker.postMessage({ layout: job.layout, data: job.data } satisfies RenderJob);
    } catch (error) {
      this.settle(() => job.reject(error as Error)); // data that cannot be cloned
    }
  }

  private start(): Worker {
    const file = layoutBeside(import.meta.url, './pdf-worker');
    const worker = new Worker(file, FROM_SOURCE ? SOURCE_OPTIONS : BUILT_OPTIONS);
    let cause: Error | undefined;
    worker.on('message', (answer: RenderAnswer) => {
      this.settle(({ resolve, reject }) => {
        if ('pdf' in answer)
          resolve(Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength));
        else reject(new Error(`The PDF could not be drawn: ${answer.fault}`));
      });
    });
    worker.on('error', (error) => (cause = error as Error));
    worker.on('exit', () => {
      if (this.worker === worker) this.worker = null;
      this.settle(({ reject }) =>
        reject(new Error('The PDF thread ended before the PDF was drawn.', { cause })),
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
