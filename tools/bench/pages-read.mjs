import pg from 'pg';

/** A client of the server's own account: it alone is told what the statements of others read. */
export async function statementsOf({ superuserUrl }) {
  const client = new pg.Client({ connectionString: superuserUrl });
  await client.connect();
  await client.query('create extension if not exists pg_stat_statements');
  return client;
}

/** The fewest of three, as jobs of the product may read meanwhile. */
export async function pagesRead(statements, ask) {
  let fewest = Infinity;
  for (let time = 0; time < 3; time += 1) {
    await statements.query('select pg_stat_statements_reset()');
    await ask();
    const { rows } = await statements.query(
      `select coalesce(sum(shared_blks_hit + shared_blks_read), 0)::int as pages from pg_stat_statements
        where userid = 'groundsheet_app'::regrole and query not like '%graphile_worker%'`,
    );
    fewest = Math.min(fewest, rows[0].pages);
  }
  return fewest;
}
