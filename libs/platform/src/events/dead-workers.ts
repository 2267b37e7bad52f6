import type { Pool, PoolClient } from 'pg';

/** First half of the advisory locks that say "this worker lives"; the second is a hash of its id. */
const LIVING = 4711;

/**
 * Says that these workers live, for as long as the connection does. When the process is killed the database
 * lets go of the locks by itself.
 *
 * @returns the connection, taken out of the pool
 */
export async function sayThatTheyLive(pool: Pool, workerIds: readonly string[]): Promise<PoolClient> {
  const client = await pool.connect();
  await client.query('select pg_advisory_lock_shared($1, hashtext(id)) from unnest($2::text[]) as id', [
    LIVING,
    workerIds,
  ]);
  return client;
}

/**
 * Frees the jobs that died with their process, so that a form in hand during a `kill -9` is gone on with at the
 * next start. By itself the queue would wait four hours. A job freed wrongly runs twice, which every subscriber
 * can bear.
 */
export async function freeJobsOfDeadWorkers(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker._private_jobs
        where locked_by is not null and not exists (
          select 1 from pg_locks
           where locktype = 'advisory' and classid = $1 and objid::bigint = hashtext(locked_by)::bigint & 4294967295)))`,
    [LIVING],
  );
}
