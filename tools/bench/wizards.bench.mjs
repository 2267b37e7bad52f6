import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Refusal } from '../start/entry.mjs';
import { ended, startChild } from '../start/processes.mjs';
import { browserEnvironment } from '../test/browser.mjs';
import { line, ms, percentile } from './figures.mjs';
import { aCustomer } from './own-product.mjs';

const RUNS = 3;
const PAGES = { home: '/', timesheet: '/timesheet', 'check sheet': '/check-sheet' };
/** What the scripts that a page loads by itself may weigh, in KB. */
const SCRIPTS = 155;
/** What a script that waits for its step may weigh, in KB; a dictionary and the reader of PDFs are beyond that. */
const LATER = { limit: 100, but: /password-strength|pdf\.worker/ };

/**
 * What the home page and the two wizards cost a slow phone, in the middle of some runs of Lighthouse, and what scripts
 * they load. It takes the phone's processor for a quarter of this machine's, so what else the machine does costs
 * points: its own measure of it is printed too.
 */
export async function bench(product) {
  await installLighthouse();
  const { launch } = await import('chrome-launcher');
  const query = `?mode=quick&customerId=${await aCustomer(product)}`;
  const environment = await browserEnvironment();
  const chrome = await launch({
    chromePath: environment.CHROME_PATH,
    envVars: { ...process.env, ...environment },
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    logLevel: 'silent',
  });
  const loaded = new Set();
  try {
    for (const [name, path] of Object.entries(PAGES)) {
      const runs = [];
      for (let run = 0; run < RUNS; run += 1)
        runs.push(await visitTwice(`${product.url}${path}${path === '/' ? '' : query}`, chrome.port));
      tell(name, runs);
      for (const script of runs[0].scripts) loaded.add(script.name);
    }
  } finally {
    chrome.kill();
  }
  tellLater(product, loaded);
}

/** Lighthouse has a manifest of its own beside this file: nobody else needs its hundred packages. */
async function installLighthouse() {
  if (existsSync(join(import.meta.dirname, 'node_modules', 'lighthouse'))) return;
  console.log('Installing Lighthouse for this bench.');
  const options = ['ci', '--no-workspaces', '--ignore-scripts', '--no-audit', '--no-fund'];
  if ((await ended(startChild('npm', options, { cwd: import.meta.dirname }))) !== 0)
    throw new Refusal('npm could not install Lighthouse; its output is above.');
}

function tell(name, runs) {
  const middle = (figure) =>
    percentile(
      runs.map((run) => run[figure]),
      0.5,
    );
  const { scripts } = runs[0];
  const kilobytes = scripts.map(({ bytes }) => bytes / 1024);
  const all = kilobytes.reduce((sum, one) => sum + one, 0);
  line(`${name}: score, accessibility`, `${middle('performance')}, ${middle('accessibility')}`, '90, 100');
  line('  largest paint', ms(middle('paint')), '2,500 ms');
  line('  speed of this machine, as Lighthouse counts', `${middle('machine')}`, '1,000 and more');
  line(
    '  scripts',
    `${scripts.length}, ${all.toFixed(0)} KB, the first ${kilobytes[0].toFixed(0)} KB`,
    `${SCRIPTS} KB`,
  );
}

/** Lighthouse now and then misses the beginning of a navigation; that is no figure of the page. */
const visitTwice = (url, port) => visit(url, port).catch(() => visit(url, port));

async function visit(url, port) {
  const onlyCategories = ['performance', 'accessibility'];
  const { default: lighthouse } = await import('lighthouse');
  const { lhr } = await lighthouse(url, { port, logLevel: 'silent', onlyCategories });
  const { categories, audits, environment, runtimeError } = lhr;
  const scores = onlyCategories.map((name) => [name, Math.round(categories[name].score * 100)]);
  if (onlyCategories.some((name) => categories[name].score === null))
    throw new Error(`Lighthouse gave no score: ${runtimeError?.message ?? 'it does not say why'}`);
  const failed = categories.accessibility.auditRefs.filter(({ id }) => audits[id].score === 0);
  if (failed.length > 0) console.log(`  accessibility: ${failed.map(({ id }) => id).join(', ')}`);
  const requests = audits['network-requests'].details.items.filter(
    ({ resourceType }) => resourceType === 'Script',
  );
  return {
    ...Object.fromEntries(scores),
    paint: audits['largest-contentful-paint'].numericValue,
    machine: Math.round(environment.benchmarkIndex),
    scripts: requests.map(({ url: from, transferSize }) => ({
      name: basename(new URL(from).pathname),
      bytes: transferSize,
    })),
  };
}

/** The heaviest of the scripts that none of these pages loads by itself, after gzip. */
function tellLater({ folder }, loaded) {
  const dist = join(folder, 'apps', 'web', 'dist');
  const later = readdirSync(dist, { recursive: true })
    .filter((name) => name.endsWith('.js') && !loaded.has(basename(name)) && !LATER.but.test(name))
    .map((name) => ({ name: basename(name), size: gzipSync(readFileSync(join(dist, name))).length / 1024 }))
    .toSorted((a, b) => b.size - a.size);
  const { name, size } = later[0];
  line('heaviest script of a later step', `${size.toFixed(0)} KB, ${name}`, `${LATER.limit} KB`);
}
