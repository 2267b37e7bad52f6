import { ormOptions, type Config } from '@groundsheet/platform';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Client } from 'pg';
import { admitProduct, ownsTables } from './product-account.js';

const folder = fileURLToPath(new URL('./migrations', import.meta.url));

/** Tells the migrator where the migrations are, which only this application knows. */
export function withMigrations<ORM extends Pick<MikroORM, 'config' | 'migrator'>>(orm: ORM): ORM {
  const settings = {
    path: folder,
    pathTs: folder,
    glob: '!(*.d).{js,ts}',
    // Written only with a new migration, because a migrated database also contains the queue's tables.
    snapshot: true,
    snapshotOnMigrate: false,
    snapshotName: 'schema',
  };
  orm.config.set('migrations', { ...orm.config.get('migrations'), ...settings });
  return orm;
}

/** The names of all migrations of this release. */
export function knownMigrations(): string[] {
  return [...new Set(readdirSync(folder).map((file) => file.split('.', 1)[0]!))];
}

/**
 * Migrates the tables and the queue as their owner, and lets the account that serves use them. Several processes may do
 * this at once: an advisory lock lets them take turns.
 *
 * @param to the last migration of the tables; all that there are where none is named
 * @returns whether the account that serves owns the tables, and so could empty the audit log
 * @throws {ConfigFault} if the account that serves does not exist and cannot be made
 */
export async function migrate(
  { databaseUrl, databaseOwnerUrl }: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>,
  to?: string,
): Promise<boolean> {
  const owner = new Client({ connectionString: databaseOwnerUrl });
  await owner.connect();
  const orm = await MikroORM.init({
    ...ormOptions({ databaseUrl: databaseOwnerUrl }, 1),
    entities: [],
    logger: () => {},
  });
  try {
    await owner.query('begin');
    await owner.query(`select pg_advisory_xact_lock(hashtextextended('groundsheet.migrate', 0))`);
    await runMigrations({ connectionString: databaseOwnerUrl });
    await withMigrations(orm).migrator.up(to ? { to } : {});
    const owns = await ownsTables(owner, databaseUrl);
    if (!owns && databaseOwnerUrl !== databaseUrl) await admitProduct(owner, databaseUrl);
    await owner.query('commit');
    return owns;
  } finally {
    await orm.close();
    // What is not committed is rolled back.
    await owner.end();
  }
}
