import { Config } from '@groundsheet/platform';
import { suiteApi } from '@groundsheet/testing';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from './migrate.js';
import { admitProduct } from './product-account.js';

const api = await suiteApi();

/** As the owner of the tables. */
async function asOwner(sql: string, values?: string[]): Promise<unknown[]> {
  const owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(sql, values).finally(() => owner.end());
  return rows as unknown[];
}

/** With an account that goes when the work is done. */
async function withAccount(options: string, work: (name: string) => Promise<void>): Promise<void> {
  const name = `account_${randomUUID().replaceAll('-', '')}`;
  await asOwner(`create role ${name} login ${options}`);
  try {
    await work(name);
  } finally {
    await asOwner(`drop owned by ${name}; drop role ${name}`);
  }
}

function urlAs(name: string): string {
  const url = new URL(api.databaseUrl);
  url.username = name;
  return url.href;
}

const ATTACKS = [
  ['empty the audit log', 'truncate audit_events'],
  ['empty it with another table', 'truncate drivers, audit_events cascade'],
  ['empty the forms', 'truncate forms cascade'],
  ['switch its trigger off', 'alter table audit_events disable trigger keep_audit_events'],
  ['switch all its triggers off', 'alter table audit_events disable trigger all'],
  ['switch those of the forms off', 'alter table forms disable trigger all'],
  ['switch triggers off for itself', 'set session_replication_role = replica'],
  ['take its trigger away', 'drop trigger keep_audit_events on audit_events'],
  ['take away what the trigger calls', 'drop function audit_events_keep_audit_events_fn() cascade'],
  ['put another trigger before it', 'create trigger a before delete on audit_events execute function now()'],
  ['drop the audit log', 'drop table audit_events'],
  ['drop the forms', 'drop table forms cascade'],
  ['drop everything', 'drop schema public cascade'],
  ['change an entry', `update audit_events set what = 'account.deleted'`],
  ['become the owner', 'set role pg_database_owner'],
  ['make an account', 'create role somebody superuser'],
  ['make a table', 'create table public.of_mine ()'],
  ['have a migration run again', 'delete from mikro_orm_migrations'],
] as const;

it.each(ATTACKS)('does not let the account that serves %s', async (_, sql) => {
  await expect(api.rows(sql)).rejects.toThrow(/permission denied|must be owner/);
});

it('does not let it give itself more rights', async () => {
  await api.rows('grant truncate on audit_events to current_user');
  await expect(api.rows('truncate audit_events')).rejects.toThrow('permission denied');
});

it('lets it write, change and remove rows, and use the queue', async () => {
  const account = 'select current_user <> tableowner as other from pg_tables where tablename = ?';
  expect(await api.rows(account, ['audit_events'])).toEqual([{ other: true }]);
  const id = randomUUID();
  await api.rows(
    `insert into audit_events (id, happened_at, what, about_kind) values (?, now() - interval '2 years', 'a', 'b')`,
    [id],
  );
  await api.rows('update audit_events set network = null, device = null where id = ?', [id]);
  expect(await api.rows('delete from audit_events where id = ? returning id', [id])).toEqual([{ id }]);
  await api.rows(`select graphile_worker.add_job('a-task', '{}'::json)`);
  expect(await api.rows(`select from graphile_worker.jobs where task_identifier = 'a-task'`)).toHaveLength(1);
});

/** Whether it may truncate a table, and whether it may delete from it. */
const rightsOf = (account: string, table: string) =>
  asOwner(`select has_table_privilege($1, $2, 'truncate') as t, has_table_privilege($1, $2, 'delete') as d`, [
    account,
    table,
  ]);

it('takes back what the account had been given beyond that', async () => {
  await withAccount('', async (name) => {
    await asOwner(`grant all on audit_events to ${name}`);
    expect(await rightsOf(name, 'audit_events')).toEqual([{ t: true, d: true }]);
    expect(await migrate({ ...api.app.get(Config), databaseUrl: urlAs(name) })).toBe(false);
    expect(await rightsOf(name, 'audit_events')).toEqual([{ t: false, d: true }]);
  });
});

it('says of one account alone that it owns the tables, and leaves it its rights', async () => {
  expect(await migrate({ ...api.app.get(Config), databaseUrl: api.ownerUrl })).toBe(true);
  await withAccount('superuser', async (name) => {
    expect(await migrate({ ...api.app.get(Config), databaseUrl: urlAs(name) })).toBe(true);
    expect(await rightsOf(name, 'forms')).toEqual([{ t: true, d: true }]);
  });
});

it('asks for the account by name where the owner of the tables may not make it', async () => {
  const powerless = new Client({ connectionString: api.databaseUrl });
  await powerless.connect();
  await expect(
    admitProduct(powerless, urlAs('no_such_account')).finally(() => powerless.end()),
  ).rejects.toThrow(/no account no_such_account.*Please make it: create role "no_such_account"/);
});
