import { Config } from '@groundsheet/platform';
import { suiteApi } from '@groundsheet/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { migrate } from './migrate.js';

const api = await suiteApi();

it('cover every change of the entities', async () => {
  const difference = await api.app.get(MikroORM).schema.getUpdateSchemaSQL({ safe: false, schema: 'public' });
  expect(difference.replace(/drop table if exists "mikro_orm_migrations"[^;]*;/, '').trim()).toBe('');
});

it('can be repeated, even by two processes at once', async () => {
  const config = api.app.get(Config);
  expect(await Promise.all([migrate(config), migrate(config)])).toEqual([false, false]);
});
