import type { Pool, PoolClient } from 'pg';

/** First half of the advisory locks that mean "this runner is alive"; the second is a hash of the id with which it locks jobs. */
const LIVING = 4711;

/** A runner takes jobs a moment before it has said that it lives; a job taken since then may be one of its, in seconds. */
const BARELY_BEGUN = 2;

/** A machine that lost its power says no farewell, and the server would believe in it for two hours: for a quarter of a minute. */
const NOTICED_SOON =
  'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 2';

/**
 * Declares a runner alive for as long as the connection is open. If the process is killed, the database releases the
 * lock by itself.
 *
 * @param runnerId the id with which it locks jobs: that of its pool of workers
 * @returns the connection, taken from the pool
 */
export async function sayThatItLives(pool: Pool, runnerId: string): Promise<PoolClient> {
  const client = await pool.connect();
  await client.query(NOTICED_SOON);
  await client.query('select pg_advisory_lock_shared($1, hashtext($2))', [LIVING, runnerId]);
  return client;
}

/**
 * Frees the jobs whose process has died, so that a form in progress during a `kill -9` continues at the next start. The
 * queue by itself would wait four hours. A job freed by mistake runs twice, which every subscriber tolerates.
 */
export async function freeJobsOfDeadRunners(database: Pick<Pool, 'query'>): Promise<void> {
  await database.query(
    `select graphile_worker.force_unlock_workers(array(
       select distinct locked_by from graphile_worker.jobs
        where locked_at < now() - make_interval(secs => $2) and not exists (
          select 1 from pg_locks
           where locktype = 'advisory' and classid = $1 and objid::bigint = hashtext(locked_by)::bigint & 4294967295)))`,
    [LIVING, BARELY_BEGUN],
  );
}
