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

it('can be repeated, even by two processes at once', async () => {
  expect(await Promise.all([migrate(config), migrate(config)])).toEqual([false, false]);
});

it('refuse a database from before the first release', async () => {
  const [release = ''] = await executed();
  await rename(release, 'Migration20261122184438_add_form_sets');
  await expect(migrate(config)).rejects.toThrow(/from before the first release/);
  await rename('Migration20261122184438_add_form_sets', release);
});
