import type { EntityManager, MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import { fileURLToPath } from 'node:url';

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

/**
 * Migrates the tables and the queue. Several processes may do this at once: an advisory lock lets them take turns.
 */
export async function migrate(
  orm: Pick<MikroORM, 'config' | 'migrator'> & { em: EntityManager },
  databaseUrl: string,
): Promise<void> {
  const session = orm.em.fork();
  await session.begin();
  try {
    await session.execute(`select pg_advisory_xact_lock(hashtextextended('groundsheet.migrate', 0))`);
    await runMigrations({ connectionString: databaseUrl });
    await withMigrations(orm).migrator.up();
    await session.commit();
  } catch (error) {
    await session.rollback();
    throw error;
  }
}
