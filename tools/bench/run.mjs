import { mkdirSync, mkdtempSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEnd, end, runEntry } from '../entry.mjs';
import { onInstalledNode, root } from '../install.mjs';

/** Thousands of forms come from this one machine to one address; the limits of guests are counted, but not reached. */
const UNLIMITED = Object.fromEntries(
  [
    'GUEST_FORMS_PER_HOUR',
    'GUEST_FORMS_PER_DAY',
    'GUEST_MAILS_PER_DAY',
    'GUEST_MAILS_PER_RECIPIENT_PER_DAY',
    'GUEST_MAILS_PER_RECIPIENT_PER_DAY_FROM_DEVICE',
  ].map((name) => [name, '1000000000']),
);

/**
 * `npm run bench`: the figures of the product on this machine, a line each with its target. Builds what changed, and
 * serves it with a database of its own (durable, on the disk of the checkout) on ports of its own.
 * `npm run bench -- web pdf` runs only those parts: submissions, hand-over, sign-in, web, scan, pdf.
 */
await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const wanted = process.argv.slice(2);
  const product = await startBenchedProduct();
  const parts = {
    submissions: async () =>
      (await import('./submissions.bench.mjs')).benchSubmissions(product, await formsFor(product)),
    'hand-over': async () =>
      (await import('./hand-over.bench.mjs')).benchHandOver(product, await formsFor(product)),
    'sign-in': async () => (await import('./sign-in.bench.mjs')).benchSignIn(product),
    web: async () => (await import('./web-size.bench.mjs')).benchWebSize(product),
    lighthouse: async () => (await import('./lighthouse.bench.mjs')).benchLighthouse(product),
    scan: async () => (await import('./scan.bench.mjs')).benchScan(product),
    pdf: () => benchPdf(product.holding),
  };
  for (const [name, bench] of Object.entries(parts)) {
    if (wanted.length === 0 || wanted.includes(name)) await bench();
  }
  await product.database.end();
  await end(0);
});

async function startBenchedProduct() {
  const { hold } = await import('../holder.mjs');
  const { freePort } = await import('../processes.mjs');
  const { startDatabase } = await import('../database.mjs');
  const { startProduct } = await import('../product.mjs');
  const { build } = await import('../build.mjs');
  const { default: pg } = await import('pg');

  // Not under the system's temporary folder: that may be memory, where being durable costs nothing.
  mkdirSync(join(root, '.cache'), { recursive: true });
  const dataDir = mkdtempSync(join(root, '.cache', 'bench-'));
  const holding = await hold(join(dataDir, 'holder.json'), { command: 'npm run bench' });
  beforeEnd(() => holding.stop());
  holding.adoptFolder(dataDir);

  const folder = await build();
  const { url: databaseUrl } = await startDatabase(holding, dataDir);
  const { DATABASE_URL: _own, MAIL_TRANSPORT: _mail, ADMIN_EMAIL: _admin, ...environment } = process.env;
  const port = String(await freePort());
  const log = join(dataDir, 'product.log');
  const output = openSync(log, 'a');
  await startProduct(
    holding,
    // Tries of signing in say which network they come from.
    { ...environment, ...UNLIMITED, TRUST_PROXY: '1', PORT: port, DATA_DIR: dataDir },
    { output, databaseUrl },
  ).catch((error) => {
    console.error(readFileSync(log, 'utf8').split('\n').slice(-20).join('\n'));
    throw error;
  });
  const database = new pg.Client({ connectionString: databaseUrl });
  database.on('error', () => {});
  await database.connect();
  return { url: `http://127.0.0.1:${port}`, databaseUrl, database, dataDir, folder, holding };
}

/** Forms for a company of the demo that asks for no order number. */
async function formsFor({ url }) {
  const { manyForms } = await import('./form.mjs');
  const customers = await (await fetch(`${url}/api/customers`)).json();
  return manyForms(customers.find(({ requiresOrderValidation }) => !requiresOrderValidation).id);
}

/** The PDF's figures come from a script of their own: it measures a quiet process. */
async function benchPdf(holding) {
  const { ended } = await import('../processes.mjs');
  const child = holding.spawn(process.execPath, [join(import.meta.dirname, 'pdf.bench.mjs')], {
    name: 'pdf.bench',
    cwd: root,
  });
  const code = await ended(child);
  if (code !== 0) throw new Error(`pdf.bench ended with ${code}`);
}
