import type { Pool, PoolClient } from 'pg';

/** First half of the advisory locks that say "this runner lives"; the second is a hash of the id it locks jobs with. */
const LIVING = 4711;

/**
 * Says that a runner lives, for as long as the connection does. When the process is killed the database lets go of
 * the lock by itself.
 *
 * @param runnerId what its jobs are locked by: the id of its pool of workers
 * @returns the connection, taken out of the pool
 */
export async function sayThatItLives(pool: Pool, runnerId: string): Promise<PoolClient> {
  const client = await pool.connect();
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LIVING, runnerId]);
  return client;
}

/**
 * Frees the jobs that died with their process, so that a form in hand during a `kill -9` is gone on with at the
 * next start. By itself the queue would wait four hours. A job freed wrongly runs twice, which every subscriber
 * can bear.
 */
export async function freeJobsOfDeadRunners(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker._private_jobs
        where locked_by is not null and not exists (
          select 1 from pg_locks
           where locktype = 'advisory' and classid = $1 and objid::bigint = hashtext(locked_by)::bigint & 4294967295)))`,
    [LIVING],
  );
}
