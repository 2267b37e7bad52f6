import { parentPort } from 'node:worker_threads';
import type { RenderAnswer, RenderJob } from './pdf-thread.js';
import { Sheet } from './sheet.js';

/** What a layout module exports: it draws its data on an empty sheet. */
export type Draw = (sheet: Sheet, data: unknown) => void | Promise<void>;

parentPort!.on('message', async ({ layout, data }: RenderJob) => {
  try {
    const { draw } = (await import(layout)) as { draw: Draw };
    const sheet = new Sheet();
    await draw(sheet, data);
    // A copy in memory of its own, so that it can be handed over instead of copied once more.
    const pdf = new Uint8Array(await sheet.finish());
    parentPort!.postMessage({ pdf } satisfies RenderAnswer, [pdf.buffer]);
  } catch (error) {
    parentPort!.postMessage({
      fault: error instanceof Error ? (error.stack ?? error.message) : String(error),
    });
  }
});
