import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserEnvironment } from '../test/browser.mjs';
import { line } from './figures.mjs';

const TARGETS = { performance: 90, accessibility: 100 };
const RUNS = 5;

/**
 * Lighthouse's scores of the home page on a slowed-down phone: the median of five runs. It takes the phone's processor
 * for a quarter of this machine's, so what else the machine does costs points: its own measure of it is printed too.
 */
export async function benchLighthouse({ url }) {
  const environment = await browserEnvironment();
  const chrome = await launch({
    chromePath: environment.CHROME_PATH,
    envVars: { ...process.env, ...environment },
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-dev-shm-usage'],
    logLevel: 'silent',
  });
  try {
    const scores = [];
    for (let run = 0; run < RUNS; run++) scores.push(await scoresOf(url, chrome.port));
    for (const [name, target] of Object.entries(TARGETS)) {
      const all = scores.map((score) => score[name]).toSorted((a, b) => a - b);
      line(`Lighthouse, phone, ${name}`, `${middle(all)}   (${all.join(', ')})`, `target ${target}`);
    }
    const speeds = scores.map(({ machine }) => machine).toSorted((a, b) => a - b);
    line(
      '  speed of this machine',
      `${middle(speeds)}   (${speeds.join(', ')})`,
      'Lighthouse expects 1,000 or more',
    );
  } finally {
    chrome.kill();
  }
}

const middle = (sorted) => sorted[Math.floor(sorted.length / 2)];

async function scoresOf(url, port) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: Object.keys(TARGETS),
  });
  const { categories, audits, environment, runtimeError } = result.lhr;
  const unscored = Object.values(categories).filter(({ score }) => score === null);
  if (unscored.length > 0) {
    const why = [runtimeError?.message, ...Object.values(audits).map((audit) => audit.errorMessage)];
    throw new Error(`Lighthouse gave no score: ${why.find(Boolean) ?? 'it does not say why'}`);
  }
  const failed = categories.accessibility.auditRefs
    .filter(({ id }) => audits[id].score === 0)
    .map(({ id }) => id);
  if (failed.length > 0) console.log(`  accessibility: ${failed.join(', ')}`);
  const scores = Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
  return { ...Object.fromEntries(scores), machine: Math.round(environment.benchmarkIndex) };
}
