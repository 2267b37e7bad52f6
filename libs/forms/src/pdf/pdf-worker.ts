import { parentPort } from 'node:worker_threads';
import { Page } from '@groundsheet/paper';
import type { Rendered, RenderJob } from './pdf-thread.js';

/** What a layout module exports: it draws its data, beginning on an empty page. */
export type Draw = (page: Page, data: unknown) => void | Promise<void>;

const port = parentPort!;
port.on('message', async (job: RenderJob) => {
  port.postMessage(await render(job).catch((error: unknown): Rendered => ({ fault: faultOf(error) })));
});

async function render({ parts }: RenderJob): Promise<Rendered> {
  const page = new Page();
  for (const [at, { layout, data }] of parts.entries()) {
    const { draw } = (await import(layout)) as { draw: Draw };
    if (at > 0) page.beginPart();
    await draw(page, data);
  }
  return { pdf: await page.finish() };
}

function faultOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
