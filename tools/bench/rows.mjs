import { setTimeout as sleep } from 'node:timers/promises';

/** A job that waits for what another one draws is tried again, some seconds later. */
const MOST_ATTEMPTS = 3;

/** Waits until what has been sent is drawn and mailed. @throws when a job fails */
export async function jobsDone({ database }) {
  for (;;) {
    const { rows } = await database.query(
      'select count(*)::int as waiting, max(attempts) as attempts from graphile_worker.jobs where run_at <= now()',
    );
    if (rows[0].waiting === 0) return;
    if (rows[0].attempts > MOST_ATTEMPTS) throw new Error('A job fails; see the log of the product.');
    await sleep(100);
  }
}

/**
 * Makes many rows of one, which differ in the columns that are named; `n` is their number.
 * @param which the row, as a condition
 * @param changes an expression of SQL for each column
 */
export async function multiply({ database }, table, which, [from, to], changes) {
  const { rows } = await database.query(
    `select string_agg(quote_ident(column_name), ', ') as columns from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER'`,
    [table],
  );
  const { columns } = rows[0];
  const pairs = Object.entries(changes).flatMap(([column, expression]) => [`'${column}'`, expression]);
  // They belong to accounts that are not made with them.
  await database.query(`alter table ${table} disable trigger user`);
  const made = await database.query(
    `insert into ${table} (${columns})
     select ${columns.replaceAll(/(^|, )/g, '$1copy.')}
       from ${table} as one, generate_series(${from}, ${to}) as n,
            jsonb_populate_record(one, jsonb_build_object(${pairs.join(', ')})) as copy
      where one.ctid = (select ctid from ${table} where ${which} limit 1)`,
  );
  await database.query(`alter table ${table} enable trigger user`);
  if (made.rowCount !== to - from + 1) throw new Error(`${table} has no row where ${which}`);
}
