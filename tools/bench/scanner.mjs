import { setTimeout as sleep } from 'node:timers/promises';
import { withCameraOn } from './camera.mjs';
import { line, ms } from './figures.mjs';
import { aCustomer } from './own-product.mjs';

const SECONDS = 6;
/** A cheap phone beside this machine. */
const SLOWER = 4;
/** Tasks from here on hold up a tap that one notices. */
const TARGET = '50 ms';

/**
 * The longest task of the page's main thread while the camera is searched for codes, from the browser's own trace. The
 * camera shows a code of no machine, so that the search goes on.
 */
export async function benchScanner(product) {
  await withCameraOn('GS-NOT-OURS', { turn: 20, right: 130, down: -70, blur: 1.5 }, async (browser) => {
    const page = await openScanner(browser, product);
    line('scanning a code, longest main-thread task', ms(await longestTask(browser, page)), TARGET);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const slowed = await longestTask(browser, page);
    line(`  with the processor ${SLOWER} times slower`, ms(slowed), TARGET);
  });
}

async function openScanner(browser, product) {
  const id = await aCustomer(product);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${product.url}/timesheet?mode=quick&customerId=${id}`);
  await page.getByRole('button', { name: /^Last week, to/ }).click();
  await page.getByRole('button', { name: 'Next Step' }).click();
  await page.getByRole('button', { name: 'Scan QR code' }).click();
  // It has been read once: the search is under way.
  await page.getByText('QR Code Not Found', { exact: true }).first().waitFor();
  await page.getByText('Hold the code inside the frame').waitFor();
  return page;
}

/** @returns milliseconds */
async function longestTask(browser, page) {
  await browser.startTracing(page, { categories: ['__metadata', 'toplevel', 'devtools.timeline'] });
  await sleep(SECONDS * 1000);
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const tasks = traceEvents.filter(
    ({ name, dur, pid, tid }) => /RunTask$/.test(name) && dur && mains.has(`${pid}/${tid}`),
  );
  if (tasks.length === 0) throw new Error('The trace holds no task of the main thread.');
  return Math.max(...tasks.map(({ dur }) => dur)) / 1000;
}
