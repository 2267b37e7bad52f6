import { chromium } from '@playwright/test';
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { browserEnvironment } from '../test/browser.mjs';
import { line } from './figures.mjs';

const HOME = 155;
const CHUNK = 80;
/** The uploader and the scanner may weigh more, and the dictionary of passwords more than anything. */
const HEAVY = [
  { name: /upload|scan/i, limit: 100 },
  { name: /password-strength/, limit: 250 },
];

/**
 * JavaScript that the home page loads by itself, and each chunk that waits for its step, in KB after gzip.
 * A browser says what is loaded: a list of imports would miss what the router fetches for the first route.
 */
export async function benchWebSize({ url, folder }) {
  const dist = join(folder, 'apps', 'web', 'dist');
  const scripts = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.js'));
  const sizes = new Map(
    scripts.map((name) => [
      basename(name),
      gzipSync(readFileSync(join(dist, name)), { level: 9 }).length / 1024,
    ]),
  );
  const loaded = await loadedByHome(url);
  const sum = loaded.reduce((total, name) => total + sizes.get(name), 0);
  line(`home page, JavaScript of ${loaded.length} files, gzip`, `${sum.toFixed(1)} KB`, `target ${HOME} KB`);
  const lazy = [...sizes].filter(([name]) => !loaded.includes(name)).sort(([, a], [, b]) => b - a);
  for (const [name, size] of lazy) {
    line(
      `  loaded later: ${name}`,
      `${size.toFixed(1)} KB`,
      `target ${HEAVY.find((each) => each.name.test(name))?.limit ?? CHUNK} KB`,
    );
  }
}

async function loadedByHome(url) {
  const { CHROME_PATH = process.env.CHROME_PATH, ...env } = browserEnvironment();
  const browser = await chromium.launch({
    executablePath: CHROME_PATH,
    args: ['--no-sandbox'],
    env: { ...process.env, ...env },
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const names = new Set();
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        names.add(basename(new URL(response.url()).pathname));
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    return [...names];
  } finally {
    await browser.close();
  }
}
