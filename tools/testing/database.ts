import { Client } from 'pg';
import { randomUUID } from 'node:crypto';

const TEMPLATE = 'groundsheet_template';

/** The account that serves in specs. It owns nothing, so specs fail where the product lacks a right. */
const PRODUCT = 'groundsheet_specs';

export interface Addresses {
  /** Of the account that serves. */
  readonly url: string;
  /** Of the owner of the tables. */
  readonly ownerUrl: string;
}

/**
 * A database of its own for one suite, copied from a migrated template in some 30 ms.
 *
 * @param migrateTemplate brings an empty database up to date; called once per test run
 * @returns its addresses, and what removes it
 */
export async function createDatabase(
  migrateTemplate: (addresses: Addresses) => Promise<void>,
): Promise<Addresses & { drop: () => Promise<void> }> {
  const admin = process.env['TEST_DATABASE_URL'];
  if (!admin)
    throw new Error('TEST_DATABASE_URL is not set: run the tests with npm test or npm run test:unit.');
  await asAdmin(admin, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('${TEMPLATE}'))`);
    const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE]);
    if (rowCount) return;
    const half = `${TEMPLATE}_half`;
    await client.query(`drop database if exists ${half} with (force)`);
    await client.query(`create database ${half}`);
    await migrateTemplate(addressesOf(admin, half));
    // Renamed last: a run that died half way leaves no template that looks finished.
    await client.query(`alter database ${half} rename to ${TEMPLATE}`);
  });
  const name = `groundsheet_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(admin, async (client) => {
    await client.query(`select pg_advisory_lock(hashtext('${TEMPLATE}'))`);
    await client.query(`create database ${name} template ${TEMPLATE}`);
  });
  return {
    ...addressesOf(admin, name),
    drop: () =>
      asAdmin(
        admin,
        async (client) => void (await client.query(`drop database if exists ${name} with (force)`)),
      ),
  };
}

async function asAdmin(url: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

function addressesOf(admin: string, database: string): Addresses {
  const address = new URL(admin);
  address.pathname = `/${database}`;
  const ownerUrl = address.href;
  address.username = PRODUCT;
  return { url: address.href, ownerUrl };
}
