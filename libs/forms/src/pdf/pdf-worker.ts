import { parentPort } from 'node:worker_threads';
import { unlinkedOnPaper } from '@groundsheet/form-rules';
import { Page, type Letterhead } from '@groundsheet/paper';
import type { Rendered, RenderJob } from './pdf-thread.js';

/** What a layout module exports: it draws its data, beginning on an empty page. */
export type Draw = (page: Page, data: unknown) => void | Promise<void>;

const port = parentPort!;
port.on('message', async (job: RenderJob) => {
  port.postMessage(await render(job).catch((error: unknown): Rendered => ({ fault: faultOf(error) })));
});

async function render({ parts, letterhead, checkedAt }: RenderJob): Promise<Rendered> {
  const address = checkedAt && new TextDecoder().decode(checkedAt);
  const page = new Page(withoutLinks(letterhead) as Letterhead | null, address);
  for (const [at, { layout, data, follows }] of parts.entries()) {
    const { draw } = (await import(layout)) as { draw: Draw };
    if (at > 0 && !follows) {
      await page.endPart();
      page.beginPart();
    }
    await draw(page, withoutLinks(data));
  }
  return { pdf: await page.finish() };
}

/** The data with every text in it such that no PDF viewer makes a link of what was typed. */
function withoutLinks(data: unknown): unknown {
  if (typeof data === 'string') return unlinkedOnPaper(data);
  if (Array.isArray(data)) return data.map(withoutLinks);
  const isPlain =
    typeof data === 'object' && data !== null && Object.getPrototypeOf(data) === Object.prototype;
  if (!isPlain) return data;
  return Object.fromEntries(Object.entries(data).map(([name, value]) => [name, withoutLinks(value)]));
}

function faultOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
