import { ConsoleLogger, Logger, type Type } from '@nestjs/common';
import { EventEmitter2 } from '@nestjs/event-emitter';
import { Clock, Config, readConfig } from '@groundsheet/platform';
import { once } from 'node:events';
import type { Server } from 'node:http';
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import passport, { type Strategy } from 'passport';
import { Client } from 'pg';
import { setEnvironment, setLimits, type Settings, type TestApi } from './own-api.js';
import { blankPdfs } from './blank-pdfs.js';

/** Reached as the application is; see api.ts. */
const NOTICES = '../../libs/platform/src/events/notices.js';
const LOCAL_STRATEGY = '../../libs/modules/drivers/src/signing-in/local.strategy.js';

/** The product that a worker keeps for one file after the other. */
interface Kept {
  readonly api: TestApi;
  readonly owner: Client;
  readonly tables: readonly string[];
  /** What a start puts into the data folder. */
  readonly files: ReadonlySet<string>;
}

let kept: Promise<Kept> | undefined;
/** The spec file that has it in hand. */
let holder: string | undefined;

/**
 * The product of this worker, as if it had just been started with these settings: nothing in its database and its data
 * folder, and nothing replaced in it. Its stop gives it back.
 *
 * @returns null where this file has it in hand already
 */
export async function sharedApi(start: () => Promise<TestApi>, settings: Settings): Promise<TestApi | null> {
  const { testPath } = expect.getState();
  if (holder === testPath) return null;
  holder = testPath;
  const { api, ...of } = await (kept ??= keep(start));
  hangUpAll(api);
  setEnvironment({ url: api.databaseUrl, ownerUrl: api.ownerUrl }, api.dataDir, settings);
  Object.assign(api.app.get(Config), readConfig());
  setLimits(api.app.get(Config), settings);
  Logger.overrideLogger(new ConsoleLogger({ json: true, logLevels: ['fatal'] }));
  Reflect.deleteProperty(api.app.get(Clock), 'now');
  await signsIn(api);
  await blankPdfs(api.app);
  await emptyDatabase(of);
  for (const name of await readdir(api.dataDir, { recursive: true }))
    if (!of.files.has(name)) await rm(join(api.dataDir, name), { recursive: true, force: true });
  const giveBack = async () => {
    holder = undefined;
    api.checkRefusals();
  };
  // Its rows and its entity manager are read afresh.
  return Object.create(api, { stop: { value: giveBack } }) as TestApi;
}

async function keep(start: () => Promise<TestApi>): Promise<Kept> {
  const api = await start();
  await listens(api);
  const owner = new Client({ connectionString: api.ownerUrl });
  await owner.connect();
  // Emptied whatever its triggers say.
  await owner.query('set session_replication_role = replica');
  const { rows } = await owner.query<{ table: string }>(
    `select relid::regclass::text as table from pg_stat_user_tables
      where relname not like '%migrations' and relname not like '%tasks'`,
  );
  // The runner of the specs, when there is no other file.
  process.once('rest', () => {
    kept = undefined;
    hangUpAll(api);
    void owner.end().then(() => api.stop());
  });
  return {
    api,
    owner,
    tables: rows.map(({ table }) => table),
    files: new Set(await readdir(api.dataDir, { recursive: true })),
  };
}

/** Ten times as fast as to truncate them all; rows without an order come again in the one they are stored in. */
async function emptyDatabase({ owner, tables }: Pick<Kept, 'owner' | 'tables'>): Promise<void> {
  const filled = tables.map((table) => `select '${table}' as table where exists (select from ${table})`);
  const { rows } = await owner.query<{ table: string }>(filled.join(' union all '));
  if (rows.length === 0) return;
  await owner.query(rows.map(({ table }) => `delete from ${table}`).join('; '));
  await owner.query(`vacuum ${rows.map(({ table }) => table).join(', ')}`);
}

/** It does so from its first stream on, whichever file that is of. */
async function listens({ app }: TestApi): Promise<void> {
  const { Notices, MAY_HAVE_MISSED } = (await import(NOTICES)) as {
    Notices: Type<{ listen(): void }>;
    MAY_HAVE_MISSED: string;
  };
  const begun = once(app.get(EventEmitter2), MAY_HAVE_MISSED);
  app.get(Notices).listen();
  await begun;
}

/** Passport knows one product in a process: the one that was started last. */
async function signsIn({ app }: TestApi): Promise<void> {
  const { LocalStrategy } = (await import(LOCAL_STRATEGY)) as { LocalStrategy: Type<Strategy> };
  passport.use(app.get(LocalStrategy, { strict: false }));
}

/** What a file has left open would count against the next one's connections, and hold up the end. */
function hangUpAll({ app }: TestApi): void {
  (app.getHttpServer() as Server).closeAllConnections();
}
