import {
  aCompany,
  aDispatch,
  aDriver,
  anUnsigned,
  aPhoto,
  Signer,
  Site,
  startOwnApi,
  Vault,
  type TestApi,
} from '@groundsheet/testing';
import { ObjectStorage } from '@groundsheet/files';
import { Config } from '@groundsheet/platform';
import { execFile, fork, type ChildProcess } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Client } from 'pg';
import { CommandRefused } from '../command.js';
import { BackupWriter, readBackup } from './backup-file.js';
import { makeBackup } from './make-backup.js';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const FROM_SOURCE = ['--conditions=@groundsheet/source', '--import=./tools/dev/source-loader.mjs'];
const BACKUP_KEY = randomBytes(24).toString('hex');
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-backup-'));
const file = join(folder, 'backup.tar.age');
const plain = join(folder, 'plain.tar');

type Settings = Record<string, string | undefined>;

/** A command, without what `npm run` makes ready for it. */
const command = (name: 'backup' | 'restore', args: string[], settings: Settings) =>
  promisify(execFile)(process.execPath, [...FROM_SOURCE, `apps/api/src/${name}.ts`, ...args], {
    cwd: root,
    env: { ...environment, BACKUP_KEY, ...settings },
  }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout, stderr }) => ({ code: code as number, said: `${stdout}${stderr}` }),
  );

async function sql(url: string, ...statements: string[]) {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const results = [];
    for (const statement of statements) results.push((await client.query(statement)).rows);
    return results.at(-1)!;
  } finally {
    await client.end();
  }
}

const databases: string[] = [];

/** An empty database with an account that owns it, and no other; the one that serves is made by the restore. */
async function anEmptyPlace(): Promise<{ dataDir: string; settings: Settings; ownerUrl: string }> {
  const admin = process.env['TEST_DATABASE_URL']!;
  const name = `groundsheet_${randomUUID().replaceAll('-', '')}`;
  await sql(
    admin,
    `create role ${name} login createrole password 'owner'`,
    `create database ${name} owner ${name}`,
  );
  databases.push(name);
  const at = (account: string, password: string) =>
    Object.assign(new URL(admin), { pathname: `/${name}`, username: account, password }).href;
  const dataDir = mkdtempSync(join(folder, 'place-'));
  const ownerUrl = at(name, 'owner');
  const settings = {
    EMBEDDED_DATABASE_URL: at(`${name}_app`, 'app'),
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: dataDir,
  };
  return { dataDir, settings, ownerUrl };
}

const apis: TestApi[] = [];
const api = await start();
/** Of the source: the copies that are started later have their own. */
const environment = { ...process.env };
let server: ChildProcess;

async function start(settings: Settings = {}): Promise<TestApi> {
  const named = Object.entries(settings).filter(([, value]) => value !== undefined);
  const started = await startOwnApi(Object.fromEntries(named) as Record<string, string>);
  apis.push(started);
  return started;
}

afterAll(async () => {
  for (const started of apis) await started.stop();
  server?.kill('SIGKILL');
  for (const name of databases)
    await sql(
      process.env['TEST_DATABASE_URL']!,
      `drop database ${name} with (force)`,
      `drop role ${name}_app`,
      `drop role ${name}`,
    ).catch(() => undefined);
  await rm(folder, { recursive: true });
});

const company = await aCompany(api.em, { contactEmail: 'hire@northgate-civils.co.uk' });
const [driver, supervisor, admin] = [
  await aDriver(api),
  await aDriver(api, { role: 'supervisor', fullName: 'Ruth Keane' }),
  await aDriver(api, { role: 'admin', fullName: 'Bev Haigh' }),
];
const site = new Site(driver, supervisor, company);

/** What people of the product hold in their hands, and what each of it gets: an address, and what is asked there. */
interface InHand {
  readonly pdfs: [reference: string, path: string][];
  readonly link: object;
  readonly pack: object;
  readonly signing: Signer;
}
let inHand: InHand;

beforeAll(async () => {
  const set = await site.aReadySet();
  await site.dispatch(await aDispatch(set)).expect(200);
  const { id: signed, asked } = await anUnsigned(api, company);
  // Its first PDF is the one that was mailed.
  await api.drainJobs();
  const signer = new Signer(api, await asked());
  await signer.signs();
  const waiting = new Signer(api, await (await anUnsigned(api, company)).asked());
  const document = await new Vault(driver).bring(await aPhoto());
  const facts = {
    documentIds: [document],
    title: 'Site office',
    endsOn: new Date().toISOString().slice(0, 10),
  };
  const pack = (await driver.request('post', '/api/share-packs').send(facts).expect(201)).body;
  await api.drainJobs();
  const mails = readdirSync(join(api.dataDir, 'mail')).map((name) =>
    readFileSync(join(api.dataDir, 'mail', name), 'utf8'),
  );
  const text = mails.join('\n').replaceAll('=\r\n', '').replaceAll('=3D', '=');
  const [, formId, key] = /completed-form\/([0-9a-f-]{36})\?key=([\w.-]+)/.exec(text)!;
  const references = Object.fromEntries(
    (await api.rows('select id, reference from forms')).map(({ id, reference }) => [id, reference]),
  ) as Record<string, string>;
  inHand = {
    pdfs: [
      [set.reference, `/api/combined-forms/${set.id}/pdf`],
      ...[signed, formId!].map((id): [string, string] => [references[id]!, `/api/forms/${id}/pdf`]),
    ],
    link: { formId, key },
    pack: { packId: pack.id, key: new URL(pack.link as string).searchParams.get('key') },
    signing: waiting,
  };
});

const asked = (at: TestApi, by: { cookie: string }, path: string) =>
  at
    .request('get', path)
    .set('Cookie', by.cookie)
    .buffer()
    .parse((response, done) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => done(null, Buffer.concat(chunks)));
    });

/** All that the people of the product get, wherever it runs. */
async function whatTheyGet(at: TestApi) {
  const pdfs = [];
  for (const [reference, path] of inHand.pdfs) {
    const { status, body } = await asked(at, supervisor, path);
    const sha256 = createHash('sha256')
      .update(body as Buffer)
      .digest('hex');
    const { body: known } = await at.request('post', '/api/verify').send({ sha256, reference });
    pdfs.push({ status, sha256, found: known.found as string, isSigned: known.isSigned as boolean });
  }
  const signing = new Signer(at, { id: inHand.signing.id, url: `http://x/#${inHand.signing.key}` });
  return {
    pdfs,
    sessions: await Promise.all(
      [driver, supervisor, admin].map(async (by) => (await asked(at, by, '/api/drivers/me')).status),
    ),
    link: (await at.request('post', '/api/form-links').send(inHand.link)).status,
    pack: (await at.request('post', '/api/share-pack-links').send(inHand.pack)).status,
    signing: (await signing.open()).body.shownSha256 as string,
  };
}

const filesIn = (dataDir: string) =>
  readdirSync(join(dataDir, 'objects'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .toSorted();

const ofSource = (): Settings => ({
  EMBEDDED_DATABASE_URL: api.ownerUrl,
  DATABASE_OWNER_URL: undefined,
  DATA_DIR: api.dataDir,
});

it('is made while people send, read back, and restored into an empty place with all that they hold', async () => {
  const before = await whatTheyGet(api);
  const log = await api.rows('select * from audit_events order by id');
  const stored = filesIn(api.dataDir);
  let isMade = false;
  const making = command('backup', [file], ofSource()).finally(() => (isMade = true));
  const { busy } = new Site(await aDriver(api), supervisor, company);
  let sent = 0;
  while (!isMade) {
    expect((await busy.sendsTimesheet({ plantNumber: `EX-${sent}` })).status).toBe(200);
    await api.drainJobs();
    sent += 1;
  }
  const made = await making;
  expect([made.said, made.code]).toEqual([expect.stringContaining('read back and found whole'), 0]);
  expect(sent).toBeGreaterThan(0);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file).includes(driver.email)).toBe(false);
  const { body } = await admin.request('get', '/api/backups').expect(200);
  expect(body).toMatchObject([{ bytes: statSync(file).size, encrypted: true, restoredAt: null }]);

  const place = await anEmptyPlace();
  const restored = await command('restore', [file], place.settings);
  expect([restored.said, restored.code]).toEqual([expect.stringContaining('all as they were recorded'), 0]);
  expect(filesIn(place.dataDir)).toEqual(expect.arrayContaining(stored));
  const copy = await start(place.settings);
  expect(await whatTheyGet(copy)).toEqual(before);
  const last = log.at(-1)!['id'];
  expect(await copy.rows('select * from audit_events where id <= ? order by id', [last])).toEqual(log);
  const known = await asked(copy, admin, '/api/backups');
  expect(JSON.parse(String(known.body))).toEqual([{ ...body[0], restoredAt: expect.any(String) }]);
  // What was in hand goes on, and new work is as good as ever.
  await copy.drainJobs();
  const again = await aDriver(copy);
  expect((await new Site(again, supervisor, company).busy.sendsTimesheet()).status).toBe(200);
  await expect(copy.rows(`delete from audit_events`)).rejects.toThrow();
});

it('is of one moment, whatever is written while it is made', async () => {
  const moment = join(folder, 'moment.tar');
  const add = BackupWriter.prototype.add;
  let late: string | undefined;
  jest.spyOn(BackupWriter.prototype, 'add').mockImplementation(async function (this: BackupWriter, ...part) {
    await add.apply(this, part);
    // Their sessions are copied after the accounts.
    if (part[0].startsWith('tables/public.drivers/')) late ??= (await aDriver(api)).id;
  });
  await makeBackup(api.app.get(Config), api.app.get(ObjectStorage), moment);
  jest.restoreAllMocks();
  const copied: string[] = [];
  await readBackup(moment, undefined, (part, content) => {
    if (content.includes(driver.id)) copied.push(part);
    expect([part, content.includes(late!)]).toEqual([part, false]);
  });
  expect(copied).toEqual(expect.arrayContaining(['tables/public.drivers/1', 'tables/public.sessions/1']));
});

it('has its name, and is told of, only if it was found whole on the disk', async () => {
  const torn = join(folder, 'torn.tar');
  const finish = BackupWriter.prototype.finish;
  jest.spyOn(BackupWriter.prototype, 'finish').mockImplementation(async function (this: BackupWriter, about) {
    await finish.call(this, about);
    truncateSync(`${torn}.unfinished`, statSync(`${torn}.unfinished`).size / 2);
  });
  const known = await api.rows('select id from backups');
  const making = makeBackup(api.app.get(Config), api.app.get(ObjectStorage), torn);
  await expect(making).rejects.toThrow('is damaged');
  jest.restoreAllMocks();
  expect(readdirSync(folder).filter((name) => name.startsWith('torn'))).toEqual([]);
  expect(await api.rows('select id from backups')).toEqual(known);
});

/** The same backup with other contents, every hash of which is right. */
async function rewritten(name: string, change: (part: string, text: string) => string): Promise<string> {
  const other = join(folder, name);
  const writer = await BackupWriter.create(other, undefined);
  const { lists: _, ...about } = await readBackup(plain, undefined, (part, content) =>
    writer.add(part, part.startsWith('files/') ? content : Buffer.from(change(part, content.toString()))),
  );
  await writer.finish(about);
  return other;
}

/** The same file with one byte of it changed. */
function damaged(original: string, at: number): string {
  const content = readFileSync(original);
  content[Math.floor(content.length * at)]! ^= 1;
  const other = join(folder, randomUUID());
  writeFileSync(other, content);
  return other;
}

const AWS = { AWS_ACCESS_KEY_ID: 'S3TEST', AWS_SECRET_ACCESS_KEY: 'S3TEST' };
const OUTSIDE = {
  EMBEDDED_DATABASE_URL: undefined,
  MAIL_TRANSPORT: 'file',
  MAIL_FROM: 'Hill Plant <forms@hill-plant.co.uk>',
  PUBLIC_URL: 'http://127.0.0.1',
};

it('goes from the embedded database and a folder to any PostgreSQL and a bucket, and back', async () => {
  const made = await command('backup', [plain], { ...ofSource(), BACKUP_KEY: undefined });
  expect(made.said).toContain('It is not encrypted');
  const before = await whatTheyGet(api);
  server = fork(join(root, 'tools/testing/s3-server.mjs'), [join(folder, 's3')], { execArgv: [] });
  const [{ port }] = (await once(server, 'message')) as [{ port: number }];
  const place = await anEmptyPlace();
  const settings: Settings = {
    ...place.settings,
    ...OUTSIDE,
    DATABASE_URL: place.settings['EMBEDDED_DATABASE_URL'],
    STORAGE_URL: `s3://forms/live?region=eu-west-2&endpoint=http://127.0.0.1:${port}`,
    LINK_SECRET: randomBytes(32).toString('hex'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
    ...AWS,
  };
  const moved = await command('restore', [plain], settings);
  const secrets = join(place.dataDir, 'secrets', 'restored.env');
  expect([moved.said, moved.code]).toEqual([expect.stringContaining(`Set those in ${secrets}`), 0]);
  expect(existsSync(join(place.dataDir, 'objects'))).toBe(false);
  const lines = readFileSync(secrets, 'utf8').trim().split('\n');
  const copy = await start({ ...settings, ...Object.fromEntries(lines.map((line) => line.split('='))) });
  expect(await whatTheyGet(copy)).toEqual(before);

  const back = join(folder, 'back.tar');
  expect((await command('backup', [back], settings)).code).toBe(0);
  const home = await anEmptyPlace();
  expect((await command('restore', [back], { ...home.settings, DATABASE_URL: undefined })).code).toBe(0);
  expect(filesIn(home.dataDir)).toEqual(filesIn(api.dataDir));
});

describe('is refused with a sentence', () => {
  const cases: Record<string, [saying: string, file: () => string, key?: string | null]> = {
    'where a byte of it was changed that is not encrypted': ['is damaged', () => damaged(plain, 0.6)],
    'where its beginning was changed': ['or its beginning is damaged', () => damaged(file, 0.0001)],
    'where its end is missing': [
      'is damaged',
      () => {
        const cut = join(folder, 'cut');
        writeFileSync(cut, readFileSync(plain).subarray(0, -5000));
        return cut;
      },
    ],
    'where it is no backup': ['is no backup of Groundsheet', () => join(root, 'package.json')],
    'where it is not there': ['cannot be read', () => join(folder, 'nowhere.tar')],
    'with no key': ['is encrypted: set BACKUP_KEY', () => file, null],
  };

  it.each(Object.keys(cases))('%s', async (name) => {
    const [saying, made, key = BACKUP_KEY] = cases[name]!;
    const reading = readBackup(made(), key ?? undefined);
    await expect(reading).rejects.toThrow(CommandRefused);
    await expect(reading).rejects.toThrow(saying);
  });

  it.each([
    ['where it is damaged', 'is damaged', () => damaged(file, 0.6), {}],
    [
      'with another key',
      'BACKUP_KEY does not open',
      () => file,
      { BACKUP_KEY: randomBytes(24).toString('hex') },
    ],
  ])('%s, and nothing is touched', async (_, saying, made, settings) => {
    const place = await anEmptyPlace();
    const { code, said } = await command('restore', [made()], { ...place.settings, ...settings });
    expect([said, code]).toEqual([expect.stringContaining(saying), 1]);
    expect(said).not.toContain('    at ');
    const left = `select relname from pg_class where relnamespace = 'public'::regnamespace`;
    expect(await sql(place.ownerUrl, left)).toEqual([]);
    expect(readdirSync(place.dataDir)).toEqual([]);
  });

  it('where it is of a newer release', async () => {
    const newer = (_: string, text: string) => text.replace(/(?<="migration":")\w+/, 'Migration2099');
    const place = await anEmptyPlace();
    const { code, said } = await command('restore', [await rewritten('newer.tar', newer)], place.settings);
    expect([said, code]).toEqual([expect.stringContaining('of a newer release (Migration2099)'), 1]);
  });

  it('where the place is in use, by its rows or its files', async () => {
    const before = await api.rows('select * from drivers order by id');
    const { code, said } = await command('restore', [plain], ofSource());
    expect([said, code]).toEqual([expect.stringContaining('The database is in use'), 1]);
    expect(await api.rows('select * from drivers order by id')).toEqual(before);
    const place = await anEmptyPlace();
    const { said: ofFiles } = await command('restore', [plain], { ...place.settings, DATA_DIR: api.dataDir });
    expect(ofFiles).toContain('There are files where those of the backup would be kept');
  });
});

it('leaves the database empty where its rows are not those that were copied', async () => {
  const other = await rewritten('other.tar', (_, text) => text.replaceAll('Northgate', 'Southgate'));
  const place = await anEmptyPlace();
  const { code, said } = await command('restore', [other], place.settings);
  expect([said, code]).toEqual([expect.stringContaining('Not as they were in the backup: '), 1]);
  expect(await sql(place.ownerUrl, 'select id from drivers union select id from forms')).toEqual([]);
});
