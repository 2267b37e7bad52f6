import { Config } from '@groundsheet/platform';
import { suiteApi } from '@groundsheet/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { Client } from 'pg';
import { migrate } from './migrate.js';

const api = await suiteApi();
const config = api.app.get(Config);

async function asOwner(sql: string, values: readonly string[] = []): Promise<string[]> {
  const owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query<{ name: string }>(sql, [...values]);
  await owner.end();
  return rows.map(({ name }) => name);
}

const executed = () => asOwner('select name from mikro_orm_migrations order by id');
const rename = (from: string, to: string) =>
  asOwner('update mikro_orm_migrations set name = $2 where name = $1', [from, to]);

it('cover every change of the entities', async () => {
  const difference = await api.app.get(MikroORM).schema.getUpdateSchemaSQL({ safe: false, schema: 'public' });
  expect(difference.replace(/drop table if exists "mikro_orm_migrations"[^;]*;/, '').trim()).toBe('');
});

it('make no index that is the beginning of another', async () => {
  const columns = `select indexrelid, indrelid, indisunique, indexprs, ' ' || indkey::text || ' ' as keys, pg_get_expr(indpred, indrelid) as condition
                     from pg_index join pg_class on pg_class.oid = indexrelid where relam = (select oid from pg_am where amname = 'btree')`;
  const needless = await asOwner(
    `with each as (${columns})
     select one.indexrelid::regclass::text as name from each as one join each as longer using (indrelid)
       join pg_stat_user_indexes as own on own.indexrelid = one.indexrelid
      where one.indexrelid <> longer.indexrelid and not one.indisunique and one.indexprs is null and own.schemaname = 'public'
        and starts_with(longer.keys, one.keys) and one.condition is not distinct from longer.condition`,
  );
  expect(needless).toEqual([]);
});

it('can be repeated, even by two processes at once', async () => {
  expect(await Promise.all([migrate(config), migrate(config)])).toEqual([false, false]);
});

it('refuse a database from before the first release', async () => {
  const [release = ''] = await executed();
  await rename(release, 'Migration20261122184438_add_form_sets');
  await expect(migrate(config)).rejects.toThrow(/from before the first release/);
  await rename('Migration20261122184438_add_form_sets', release);
});
