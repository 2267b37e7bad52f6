import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { videoOf } from '../../apps/web-e2e/src/support/fake-camera.ts';
import { browserEnvironment } from '../test/browser.mjs';
import { line, ms } from './figures.mjs';

const SECONDS = 6;
/** A cheap phone beside this machine. */
const SLOWER = 4;
/** Tasks from here on hold up a tap that one notices. */
const TARGET = 'target 50 ms';

/**
 * The longest task of the page's main thread while the camera is searched for codes, from the browser's own trace. The
 * camera shows a code of no machine, so that the search goes on.
 */
export async function benchScan({ url }) {
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet-scan-'));
  const video = join(folder, 'plate.mjpeg');
  writeFileSync(video, await videoOf('GS-NOT-OURS', { turn: 20, right: 130, down: -70, blur: 1.5 }));
  const { CHROME_PATH = process.env.CHROME_PATH, ...env } = browserEnvironment();
  const camera = [
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
    `--use-file-for-fake-video-capture=${video}`,
  ];
  const browser = await chromium.launch({
    executablePath: CHROME_PATH,
    args: ['--no-sandbox', ...camera],
    env: { ...process.env, ...env },
  });
  try {
    const page = await openScanner(browser, url);
    const own = await longestTask(browser, page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    const slowed = await longestTask(browser, page);
    line('scanning a code, longest main-thread task', ms(own), TARGET);
    line(`  with the processor ${SLOWER} times slower`, ms(slowed), TARGET);
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true });
  }
}

async function openScanner(browser, url) {
  const customers = await (await fetch(`${url}/api/customers`)).json();
  const { id } = customers.find(({ requiresOrderValidation }) => !requiresOrderValidation);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  await page.goto(`${url}/timesheet?mode=quick&customerId=${id}`);
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
