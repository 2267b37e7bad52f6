import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { browserEnvironment } from '../browser.mjs';
import { line } from './figures.mjs';

const TARGETS = { performance: 90, accessibility: 100 };
const RUNS = 3;

/** Lighthouse's scores of the home page on a slowed-down phone: the median of three runs. */
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
      line(`Lighthouse, phone, ${name}`, `${all[1]}   (${all.join(', ')})`, `target ${target}`);
    }
  } finally {
    chrome.kill();
  }
}

async function scoresOf(url, port) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: Object.keys(TARGETS),
  });
  const { categories, audits } = result.lhr;
  const failed = categories.accessibility.auditRefs
    .filter(({ id }) => audits[id].score === 0)
    .map(({ id }) => id);
  if (failed.length > 0) console.log(`  accessibility: ${failed.join(', ')}`);
  return Object.fromEntries(
    Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]),
  );
}
