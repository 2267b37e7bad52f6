import { join } from 'node:path';
import { end, runEntry } from '../start/entry.mjs';
import { onInstalledNode, root } from '../start/install.mjs';
import { aCustomer, formsFor, startOwnProduct } from './own-product.mjs';

const SOURCES = new URL('../dev/source-loader.mjs', import.meta.url).href;

/**
 * `npm run bench`: the figures of the product on this machine, a line each with its target. Builds what changed, and
 * serves it with a database of its own (durable, on the disk of the checkout) on ports of its own.
 * `npm run bench -- web pdf` runs only those parts: submissions, requests, burst, check-sheets, hand-over, sign-in,
 * history, form-sets, lists, vault, export, web, lighthouse, taps, scan, pdf, reading, submissions-while-reading.
 */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const wanted = process.argv.slice(2);
  const product = await startOwnProduct('npm run bench');
  const parts = {
    // First: a process that has had much to do keeps its memory, and no export would show in it.
    export: async () => (await import('./export.bench.mjs')).benchExport(product),
    submissions: async () =>
      (await import('./submissions.bench.mjs')).benchSubmissions(product, await formsFor(product)),
    requests: async () => (await import('./requests.bench.mjs')).benchRequests(product),
    burst: async () => (await import('./burst.bench.mjs')).benchBurst(product),
    'check-sheets': async () =>
      (await import('./check-sheets.bench.mjs')).benchCheckSheets(product, await aCustomer(product)),
    'hand-over': async () =>
      (await import('./hand-over.bench.mjs')).benchHandOver(product, await formsFor(product)),
    'sign-in': async () => (await import('./sign-in.bench.mjs')).benchSignIn(product),
    history: async () => (await import('./history.bench.mjs')).benchHistory(product),
    'form-sets': async () => (await import('./form-sets.bench.mjs')).benchFormSets(product),
    lists: async () => (await import('./lists.mjs')).benchLists(product),
    vault: async () => (await import('./vault.bench.mjs')).benchVault(product),
    web: async () => (await import('./web-size.bench.mjs')).benchWebSize(product),
    lighthouse: async () => (await import('./lighthouse.bench.mjs')).benchLighthouse(product),
    taps: async () => (await import('./taps.bench.mjs')).benchTaps(product),
    scan: async () => (await import('./scan.bench.mjs')).benchScan(product),
    pdf: () => runQuietly('pdf.bench.mjs'),
    // It draws its documents with what the specs draw them with.
    reading: () => runQuietly('reading.bench.mjs', '--import', SOURCES),
    'submissions-while-reading': async () =>
      (await import('./submissions-while-reading.bench.mjs')).benchSubmissionsWhileReading(
        product,
        await formsFor(product),
        SOURCES,
      ),
  };
  for (const [name, bench] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await bench();
  }
  await product.database.end();
  await end(0);
});

/** Some figures come from a script of their own, which measures a quiet process. */
async function runQuietly(name, ...options) {
  const { ended, startChild } = await import('../start/processes.mjs');
  const script = join(import.meta.dirname, name);
  const code = await ended(startChild(process.execPath, [...options, script], { cwd: root }));
  if (code !== 0) throw new Error(`${name} ended with ${code}`);
}
