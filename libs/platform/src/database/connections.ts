import { Client } from 'pg';
import { ConfigFault, type Config } from '../config/config.js';
import { LANES } from '../events/subscriber.decorator.js';

/** Of each lane of the queue: one listens, one says that it lives, and one takes jobs and records what became of them. */
export const CONNECTIONS_OF_LANE = 3;
/** Of a worker beside its jobs: for housekeeping, and for whoever asks whether it is well. */
const BESIDE_JOBS = 2;
/** The code of PostgreSQL for "too many connections". */
const TOO_MANY = '53300';

type Pools = Pick<Config, 'process' | 'databasePoolSize'>;

/** How many connections a process of this kind opens at most, and what for (docs/running.md, Connections). */
export function connectionsOf({ process, databasePoolSize }: Pools) {
  const lanes = Object.values(LANES);
  const jobs = lanes.reduce((sum, places) => sum + places, 0);
  const queue = process === 'web' ? 0 : lanes.length * CONNECTIONS_OF_LANE;
  return {
    /** Of requests and jobs. A job has one at a time. */
    work: process === 'worker' ? jobs + BESIDE_JOBS : databasePoolSize,
    queue,
    notices: process === 'worker' ? 0 : 1,
  };
}

/**
 * Looks whether the server can hold what this process may open, beside what is open by now. A database that cannot be reached is
 * waited for, as at any other time.
 *
 * @throws {ConfigFault} if it cannot
 */
export async function refuseFullDatabase(config: Config): Promise<void> {
  const { work, queue, notices } = connectionsOf(config);
  // What goes through a pooler is the pooler's to hold.
  const own = queue + notices + (config.databaseDirectUrl === config.databaseUrl ? work : 0);
  const server = await connectionsIn(config.databaseDirectUrl);
  if (!server || own <= server.most - server.open) return;
  throw new ConfigFault(
    `The database has ${server.most} connections for its accounts and ${server.open} of them are open; this process may open ${own}. ` +
      'Raise max_connections of PostgreSQL, lower DATABASE_POOL_SIZE, or put a pooler before it (docs/running.md, Connections).',
  );
}

/** Null where it cannot be asked. */
async function connectionsIn(url: string): Promise<{ most: number; open: number } | null> {
  const client = new Client({ connectionString: url });
  try {
    await client.connect();
    // Its own is not one of those that stay; `reserved_connections` is there from PostgreSQL 16.
    const { rows } = await client.query<{ most: number; open: number }>(
      `select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
                - coalesce(current_setting('reserved_connections', true), '0')::int as most,
              (select sum(numbackends)::int - 1 from pg_stat_database) as open`,
    );
    return rows[0]!;
  } catch (error) {
    if ((error as { code?: string }).code === TOO_MANY)
      throw new ConfigFault('The database has no connection left (docs/running.md, Connections).');
    return null;
  } finally {
    await client.end().catch(() => undefined);
  }
}
