import type { Pool } from 'pg';

/**
 * No job waits longer than this for its next attempt. By itself the queue's back-off grows to six hours, and a mail
 * server that is back after three would have its mails at the tenth.
 */
const LONGEST_WAIT = '1 hour';

/** Brings forward the jobs that would wait longer; see above. Doing it twice, or from two processes, changes nothing. */
export async function shortenWaits(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs
        where attempts between 1 and max_attempts - 1 and locked_at is null and run_at > now() + $1::interval),
       run_at := now() + $1::interval)`,
    [LONGEST_WAIT],
  );
}
