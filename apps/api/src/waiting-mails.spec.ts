import { Config } from '@groundsheet/platform';
import { startApi } from '@groundsheet/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { migrate, withMigrations } from './migrate.js';

const LAST_WITH_WAITING_MAILS = 'Migration20261123070222_keep_signatures_with_their_form';

const name = `groundsheet_${randomUUID().replaceAll('-', '')}`;
const url = new URL(process.env['TEST_DATABASE_URL']!);
url.pathname = `/${name}`;

async function asAdmin(sql: string): Promise<void> {
  const client = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  await client.query(sql);
  await client.end();
}

await asAdmin(`create database ${name}`);
const api = await startApi({ EMBEDDED_DATABASE_URL: url.href, DATABASE_OWNER_URL: url.href });
afterAll(async () => {
  await api.stop();
  await asAdmin(`drop database ${name} with (force)`);
});

it('queues the mails that had been promised for a later hour, and no others', async () => {
  const orm = api.app.get(MikroORM);
  await runMigrations({ connectionString: url.href });
  await withMigrations(orm).migrator.up({ to: LAST_WITH_WAITING_MAILS });
  const [waiting, sent] = [randomUUID(), randomUUID()];
  for (const [id, state] of [
    [waiting, 'waiting'],
    [sent, 'sent'],
  ])
    await api.rows(
      `insert into emails (id, about, driver_name, message_id, queued_at, recipient, recipient_hash, state)
       values (?, 'form', 'Dave Hill', ?, now() + interval '6 days', 'yard@civils.co.uk', 'hash', ?)`,
      [id, `<${id}@localhost>`, state],
    );
  await migrate(api.app.get(Config));
  const rows = await api.rows('select id, queued_at <= now() as due from emails where state = ?', ['queued']);
  expect(rows).toEqual([{ id: waiting, due: true }]);
  const jobs = await api.rows(
    `select task_identifier, payload, max_attempts from graphile_worker.jobs
       join graphile_worker._private_jobs as task using (id, max_attempts)`,
  );
  expect(jobs).toEqual([
    { task_identifier: 'SendEmailWhenQueued', payload: { emailId: waiting }, max_attempts: 40 },
  ]);
});
