import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { Refusal, end, runEntry } from '../start/entry.mjs';
import { onInstalledNode } from '../start/install.mjs';
import { startOwnProduct } from './own-product.mjs';

/**
 * `npm run bench`: the figures of the product on this machine with their targets, as docs/performance.md tells. Builds
 * what changed, and serves it with a database of its own (durable, on the disk of the checkout) on ports of its own;
 * with BENCH_CHECKOUT it is the product of another checkout. `npm run bench -- sending pdf` runs only those.
 */
const NAMES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.bench.mjs'))
  .map((file) => basename(file, '.bench.mjs'));

await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const wanted = process.argv.slice(2);
  const unknown = wanted.filter((name) => !NAMES.includes(name));
  if (unknown.length > 0)
    throw new Refusal(`There is no bench ${unknown.join(', ')}; there are ${NAMES.join(', ')}.`);
  const benches = await Promise.all(
    (wanted.length === 0 ? NAMES : wanted).map(
      (name) => import(join(import.meta.dirname, `${name}.bench.mjs`)),
    ),
  );
  const databaseSettings = Object.assign({}, ...benches.map(({ DATABASE_SETTINGS }) => DATABASE_SETTINGS));
  const product = await startOwnProduct('npm run bench', {}, databaseSettings);
  const { line } = await import('./figures.mjs');
  line('WHAT', 'FIGURE', 'TARGET');
  for (const { bench } of benches) await bench(product);
  await product.database.end();
  await end(0);
});
