import { DAYS } from '@groundsheet/form-rules';
import { Clock, Config } from '@groundsheet/platform';
import { aSession, startApi } from '@groundsheet/testing';
import { MikroORM } from '@mikro-orm/postgresql';
import { runMigrations } from 'graphile-worker';
import { randomUUID } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';
import PostalMime from 'postal-mime';
import { migrate, withMigrations } from './migrate.js';

/** What the product wrote when timesheets and check sheets still had a table each, and what it answered then. */
interface Before {
  readonly driver: string;
  readonly tables: Readonly<Record<string, readonly object[]>>;
  readonly jobs: readonly {
    identifier: string;
    payload: object;
    attempts: number;
    max_attempts: number;
  }[];
  /** By their place in the folder, in base64. */
  readonly objects: Readonly<Record<string, string>>;
  readonly expected: readonly {
    id: string;
    kind: string;
    /** Of a link that was mailed. */
    key: string;
    who: 'driver' | 'guest';
    answer: Record<string, unknown>;
  }[];
  readonly history: readonly object[];
}

const fixture = new URL('../fixtures/forms-in-two-tables.json.gz', import.meta.url);
const before = JSON.parse(gunzipSync(readFileSync(fixture)).toString()) as Before;
const LAST_WITH_TWO_TABLES = 'Migration20261122093114_keep_signatures_for_the_paper';
const LINK_SECRET = 'a link secret of the commit before, long enough for anybody';

const name = `groundsheet_${randomUUID().replaceAll('-', '')}`;

async function asAdmin(sql: string): Promise<void> {
  const client = new Client({ connectionString: process.env['TEST_DATABASE_URL'] });
  await client.connect();
  await client.query(sql);
  await client.end();
}

await asAdmin(`create database ${name}`);
const url = new URL(process.env['TEST_DATABASE_URL']!);
url.pathname = `/${name}`;
const api = await startApi({ EMBEDDED_DATABASE_URL: url.href, DATABASE_OWNER_URL: url.href, LINK_SECRET });
api.app.get(Clock).now = () => new Date('2026-11-22T18:00:00Z');
const orm = api.app.get(MikroORM);
await runMigrations({ connectionString: url.href });
await withMigrations(orm).migrator.up({ to: LAST_WITH_TWO_TABLES });
await fill();
await migrate(api.app.get(Config));
const cookie = await aSession(api, before.driver);
await api.rows(`update sessions set created_at = '2026-11-22T18:00:00Z', used_at = '2026-11-22T18:00:00Z'`);
afterAll(async () => {
  await api.stop();
  await asAdmin(`drop database ${name} with (force)`);
});

async function fill(): Promise<void> {
  for (const [table, rows] of Object.entries(before.tables)) {
    const sql = `insert into ${table} select * from json_populate_recordset(null::${table}, ?::json)`;
    await api.rows(sql, [JSON.stringify(rows)]);
  }
  for (const { identifier, payload, attempts, max_attempts: most } of before.jobs) {
    const add = 'select (graphile_worker.add_job(?, ?::json, max_attempts := ?)).id';
    const { id } = await api.row(add, [identifier, JSON.stringify(payload), most]);
    await api.rows('select graphile_worker.reschedule_jobs(array[?::bigint], attempts := ?)', [id, attempts]);
  }
  for (const [key, content] of Object.entries(before.objects)) {
    const path = join(api.dataDir, 'objects', key);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, Buffer.from(content, 'base64'));
  }
}

const asDriver = (path: string) => api.request('get', path).set('Cookie', cookie);
const sent = before.expected.filter(({ answer }) => answer['status'] === 'submitted');
const mailTo = async (id: string) => {
  const folder = join(api.dataDir, 'mail');
  const mails = await Promise.all(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.eml'))
      .map((file) => PostalMime.parse(readFileSync(join(folder, file)))),
  );
  return mails.find(({ text }) => text?.includes(id));
};

it('were there in every state before', () => {
  expect(before.jobs.map(({ identifier }) => identifier)).toEqual(
    expect.arrayContaining(['RenderPdfWhenTimesheetSubmitted', 'RenderPdfWhenCheckSheetSubmitted']),
  );
  expect(before.jobs.some(({ attempts, max_attempts: most }) => attempts === most)).toBe(true);
  expect(new Set(before.expected.map(({ kind, answer }) => `${kind} ${String(answer['status'])}`)).size).toBe(
    4,
  );
});

/** What could not be said of a form then, and is empty. */
const SINCE: Record<string, object> = {
  timesheet: {
    clientSignedHow: null,
    correctionReason: null,
    ...Object.fromEntries(DAYS.map((day) => [`${day}DidNotWork`, null])),
  },
  'check-sheet': { clientSignedHow: null, correctionReason: null, itemNotes: [] },
};

it.each(before.expected)(
  'hold $kind $id as it was, with its signatures',
  async ({ id, kind, key, who, answer }) => {
    const { submissionEmails, submissionWhatsApps, ...rest } = answer;
    // Recipients are not told of each other any more.
    const seen =
      who === 'driver'
        ? { ...rest, submissionEmails, submissionWhatsApps, readAs: 'driver' }
        : { ...rest, readAs: 'recipient' };
    const paths = [`/api/forms/${id}`, `/api/${kind}s/${id}`];
    for (const path of paths) {
      const request = who === 'driver' ? asDriver(path) : api.request('get', path).query({ key });
      // What is told of a form since then.
      const { replacedBy, replaces: _, mailedAt: __, ...body } = (await request.expect(200)).body;
      expect(body).toEqual({ ...seen, ...SINCE[kind], kind });
      expect(Boolean(replacedBy)).toBe(answer['supersededBy'] !== null);
    }
  },
);

it.each(sent)('open to the link that was mailed for $kind $id', async ({ id, key, answer }) => {
  await api.request('get', `/api/forms/${id}`).query({ key }).expect(200);
  for (const photo of (answer['photoURLs'] as string[] | undefined) ?? []) {
    const { body } = await api.request('get', photo).query({ key }).buffer(true).expect(200);
    expect(Object.values(before.objects).includes((body as Buffer).toString('base64'))).toBe(true);
  }
});

it('stand in the history as they did', async () => {
  // More is said of each by now.
  expect((await asDriver('/api/history').expect(200)).body).toMatchObject(before.history);
});

it('keep the PDFs that were made, with their sizes', async () => {
  const contents = new Set(Object.values(before.objects));
  const rows = await api.rows('select id, pdf_byte_size from forms where pdf_key is not null');
  expect(rows.length).toBeGreaterThan(1);
  for (const { id, pdf_byte_size: size } of rows) {
    const { body } = await asDriver(`/api/forms/${id}/pdf`).buffer(true).expect(200);
    expect(contents.has((body as Buffer).toString('base64'))).toBe(true);
    expect(size).toBe((body as Buffer).length);
  }
});

it('go on with the jobs that were waiting, and with a parked one once it is run again', async () => {
  await api.drainJobs();
  const parked = await api.rows(
    'select id, task_identifier, attempts, max_attempts from graphile_worker.jobs',
  );
  expect(parked).toEqual([expect.objectContaining({ task_identifier: 'RenderPdfWhenFormSubmitted' })]);
  await api.rows('select graphile_worker.reschedule_jobs(array[?::bigint], attempts := 0)', [
    parked[0]!['id'],
  ]);
  await api.drainJobs();
  expect(await api.rows('select 1 from graphile_worker.jobs')).toEqual([]);
  const waiting = before.jobs.flatMap(({ payload }) =>
    Object.values(payload).filter((value) => typeof value === 'string'),
  );
  expect(waiting.length).toBe(before.jobs.length);
  for (const id of waiting as string[]) {
    const mail = await mailTo(id);
    const key = /[?&]key=([\w.-]+)/.exec(mail?.text ?? '')?.[1];
    expect([id, key]).toEqual([id, expect.any(String)]);
    await api.request('get', `/api/forms/${id}`).query({ key }).expect(200);
    await api.request('get', `/api/forms/${id}/pdf`).query({ key }).expect(200);
  }
});
