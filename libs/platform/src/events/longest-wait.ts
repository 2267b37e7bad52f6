import type { Pool } from 'pg';

/**
 * No job waits longer than this for its next attempt. The queue's own back-off grows to six hours, so a mail server that
 * is back after three hours would receive its mails only after ten (docs/decisions/0007).
 */
const LONGEST_WAIT = '1 hour';

/** Brings forward the jobs that would wait longer. Repeating it, even from two processes, changes nothing. */
export async function shortenWaits(pool: Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.reschedule_jobs(array(
       select id from graphile_worker.jobs
        where attempts between 1 and max_attempts - 1 and locked_at is null and run_at > now() + $1::interval),
       run_at := now() + $1::interval)`,
    [LONGEST_WAIT],
  );
}
