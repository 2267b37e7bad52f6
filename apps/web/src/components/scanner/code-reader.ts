import { pixelsOf, WORKER_DRAWS } from './pixels.js';
import type { ScanResult, ScanRequest } from './scan.worker.js';
import type { View } from './views.js';

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never;

export interface CodeReader {
  /** The code in a picture, or null: none there, or the reader was stopped meanwhile. */
  read(source: HTMLVideoElement | Blob, views: readonly View[]): Promise<string | null>;
  /** Ends the worker; the next picture starts another one. */
  stop(): void;
}

/** Reads codes in a worker, so that the page stays quick; it is started by the first picture. */
export function createCodeReader(): CodeReader {
  let worker: Worker | null = null;
  let lastId = 0;
  const waiting = new Map<number, (code: string | null) => void>();

  const stop = () => {
    worker?.terminate();
    worker = null;
    for (const settle of waiting.values()) settle(null);
    waiting.clear();
  };
  const start = () => {
    const started = new Worker(new URL('./scan.worker.ts', import.meta.url), {
      type: 'module',
      name: 'scan',
    });
    started.addEventListener('message', ({ data }: MessageEvent<ScanResult>) => {
      waiting.get(data.id)?.(data.code);
      waiting.delete(data.id);
    });
    // Without its script (no signal) nothing can be read: say so instead of waiting for ever.
    started.addEventListener('error', stop);
    return started;
  };
  const ask = (question: WithoutId<ScanRequest>, transfer: Transferable[]) =>
    new Promise<string | null>((settle) => {
      const id = (lastId += 1);
      waiting.set(id, settle);
      worker ??= start();
      worker.postMessage({ ...question, id }, transfer);
    });

  return {
    stop,
    async read(source, views) {
      if (WORKER_DRAWS) {
        const picture = source instanceof Blob ? source : await createImageBitmap(source);
        return ask({ picture, views }, picture instanceof Blob ? [] : [picture]);
      }
      const picture = source instanceof Blob ? await createImageBitmap(source) : source;
      for (const view of views) {
        const pixels = pixelsOf(picture, view);
        const code = await ask({ pixels }, [pixels.data.buffer]);
        if (code) return code;
      }
      return null;
    },
  };
}
