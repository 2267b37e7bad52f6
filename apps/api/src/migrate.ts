import type { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';

/**
 * Brings tables and queue up to date. Several processes may do it at once: an advisory lock lets one through at
 * a time.
 */
export async function migrate(orm: MikroORM, databaseUrl: string): Promise<void> {
  const lock = 'groundsheet.migrate';
  const session = orm.em.fork();
  await session.begin();
  try {
    await session.execute('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lock]);
    await runMigrations({ connectionString: databaseUrl });
    await orm.migrator.up();
    await session.commit();
  } catch (error) {
    await session.rollback();
    throw error;
  }
}
