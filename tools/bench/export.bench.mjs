import { get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { aDriverWith } from './a-driver.mjs';
import { line } from './figures.mjs';
import { memoryOf } from './processor.mjs';

const MEGABYTE = 1024 * 1024;
/** Forms of each driver. The few are asked for as often as it takes for the same forms in all: the same garbage. */
const SIZES = { few: 20, many: 1000 };
const FILES = {
  ZIP: '/api/history/export.zip',
  CSV: '/api/history/export.csv',
  JSON: '/api/drivers/me/data',
};
/** So much is taken, then nothing for a moment: what is made ahead of it has to be kept somewhere. */
const TAKEN_AT_ONCE = MEGABYTE;
const MOMENT = 15;
const SAMPLE_EVERY = 10;
const TARGET = 'target at most 1.20';

/**
 * Memory of the serving process while a driver downloads all of their forms, 20 and 1,000 of them.
 * @param product see `benchSubmissions`
 */
export async function benchExport(product) {
  const cookies = {};
  for (const [name, forms] of Object.entries(SIZES)) cookies[name] = await aDriverWith(product, forms);
  for (const [file, path] of Object.entries(FILES)) {
    const address = product.url + path;
    // What is loaded and compiled with the first ones is no matter of size.
    for (let round = 0; round < 5; round += 1) await take(address, cookies.few);
    const few = await peakWhile(product, async () => {
      for (let round = 0; round < SIZES.many / SIZES.few; round += 1) await take(address, cookies.few);
    });
    let bytes = 0;
    const many = await peakWhile(product, async () => {
      bytes = await take(address, cookies.many);
    });
    const size = `${(bytes / MEGABYTE).toFixed(1)} MB`;
    line(`${file} of ${SIZES.few} forms, memory`, `${told(few)}, ${SIZES.many / SIZES.few} times`);
    line(`${file} of ${SIZES.many} forms, memory`, `${told(many)}, a file of ${size}`);
    line(`${file}, ratio of peaks`, (many.peak / few.peak).toFixed(2), TARGET);
  }
}

const told = ({ before, peak }) => `${before.toFixed(0)} MB, at most ${peak.toFixed(0)} MB`;

/** Takes a file as somebody on a slow line does. @returns its bytes */
async function take(address, cookie) {
  const answer = await new Promise((resolve, reject) => {
    get(address, { headers: { cookie } }, resolve).on('error', reject);
  });
  if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`);
  let bytes = 0;
  let untilRest = TAKEN_AT_ONCE;
  for await (const chunk of answer) {
    bytes += chunk.length;
    untilRest -= chunk.length;
    if (untilRest > 0) continue;
    untilRest = TAKEN_AT_ONCE;
    await sleep(MOMENT);
  }
  if (!answer.complete) throw new Error(`${address} broke off`);
  return bytes;
}

/** @returns megabytes of the serving process: before the work, and at most while it goes on */
async function peakWhile({ child }, work) {
  await sleep(500);
  const before = memoryOf(child.pid);
  let peak = before;
  const sampling = setInterval(() => {
    peak = Math.max(peak, memoryOf(child.pid));
  }, SAMPLE_EVERY);
  try {
    await work();
  } finally {
    clearInterval(sampling);
  }
  return { before, peak };
}
