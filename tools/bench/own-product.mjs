import { mkdirSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { beforeEnd } from '../start/entry.mjs';
import { root } from '../start/install.mjs';

/** The product by itself, for what measures or torments it. */

/** The checkout that is served: this one, or an older one to compare it with, packages installed. */
const checkout = resolve(process.env.BENCH_CHECKOUT ?? root);
const itsOwn = (script) => import(pathToFileURL(join(checkout, 'tools', 'start', script)));

/** Thousands of forms come from this one machine to one address; limits are counted, but not reached. */
const UNLIMITED = { REQUESTS_PER_MINUTE: '1000000000', LIMITS: 'off' };

/**
 * Builds what changed, and serves it with a database of its own (durable, on the disk of the checkout) on ports of
 * its own; all of it ends with this process.
 * @param command what a caller is told of us
 * @param settings in place of those that are without limits
 * @param databaseSettings of the server of the database, beside those it always has
 * @returns `{ url, databaseUrl, databaseOwnerUrl, superuserUrl, database, dataDir, folder, child }`: a client of the database as
 *   the owner of its tables, the folder of the build, and the serving process
 */
export async function startOwnProduct(command, settings = {}, databaseSettings = {}) {
  const { freePort } = await import('../start/processes.mjs');
  const { startDatabase } = await itsOwn('database.mjs');
  const { startProduct } = await itsOwn('product.mjs');
  const { build } = await itsOwn('build.mjs');
  const { holdTestFolder } = await import('../test/test-database.mjs');
  const { default: pg } = await import('pg');

  // Not under the system's temporary folder: that may be memory, where being durable costs nothing.
  const disk = join(root, '.cache');
  mkdirSync(disk, { recursive: true });
  const dataDir = holdTestFolder(command, disk);
  if (checkout !== root) beforeEnd((await itsOwn('entry.mjs')).stopAll);

  const folder = await build();
  // An older checkout serves as the owner.
  const started = await startDatabase(dataDir, databaseSettings);
  const { url: databaseUrl, ownerUrl: databaseOwnerUrl = databaseUrl, superuserUrl } = started;
  const { DATABASE_URL: _own, MAIL_TRANSPORT: _mail, ADMIN_EMAIL: _admin, ...environment } = process.env;
  const port = String(await freePort());
  const log = join(dataDir, 'product.log');
  const output = openSync(log, 'a');
  // Tries of signing in say which network they come from.
  const served = { ...environment, ...UNLIMITED, ...settings, TRUST_PROXY: '1', DATA_DIR: dataDir };
  const running = { output, databaseUrl, databaseOwnerUrl };
  const child = await startProduct({ ...served, PORT: port }, running).catch((error) => {
    console.error(readFileSync(log, 'utf8').split('\n').slice(-20).join('\n'));
    throw error;
  });
  const database = new pg.Client({ connectionString: databaseOwnerUrl });
  database.on('error', () => {});
  await database.connect();
  const url = `http://127.0.0.1:${port}`;
  return { url, databaseUrl, databaseOwnerUrl, superuserUrl, database, dataDir, folder, child };
}

/** Forms for a company of the demo that asks for no order number. */
export async function formsFor(product) {
  const { manyForms } = await import('./form.mjs');
  return manyForms(product, await aCustomer(product));
}

/** Id of a company of the demo that asks for no order number. */
export async function aCustomer({ url }) {
  const customers = await (await fetch(`${url}/api/customers`)).json();
  return customers.find(({ requiresOrderValidation }) => !requiresOrderValidation).id;
}
