import { Module, type Type } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { Config, createApp, JobQueue, readConfig, type AppOptions } from '@groundsheet/platform';
import { MikroORM, type EntityManager } from '@mikro-orm/postgresql';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import supertest from 'supertest';
import { blankPdfs } from './blank-pdfs.js';
import { createDatabase, type Addresses } from './database.js';
import { noteRefusals } from './refusals.js';

/**
 * The application is reached by a path that is worked out here, not imported: the specs of the modules use this
 * package, and the application uses the modules, which would make a circle of the project graph.
 */
const API = '../../apps/api/src';

/** The whole product over HTTP on a database and a data folder of its own. Jobs wait until they are drained. */
export interface TestApi {
  readonly url: string;
  readonly dataDir: string;
  /** Of the account that serves, which owns no table. */
  readonly databaseUrl: string;
  /** Of the owner of the tables, who may do anything to them. */
  readonly ownerUrl: string;
  readonly app: NestFastifyApplication;
  /** For looking at rows; every call reads afresh. */
  readonly em: EntityManager;
  /** A request with the product's own origin, as a page of ours sends it. */
  request(method: 'get' | 'head' | 'post' | 'put' | 'delete', path: string): supertest.Test;
  rows(sql: string, values?: unknown[]): Promise<Row[]>;
  /** The first of them; fails when there is none. */
  row(sql: string, values?: unknown[]): Promise<Row>;
  /** Runs every job that is due until none is left. */
  drainJobs(): Promise<void>;
  /** Fails where the API has refused something, since the last time, that its document does not name. */
  checkRefusals(): void;
  /** Checks that, too. */
  stop(): Promise<void>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- whatever the columns hold
export type Row = Record<string, any>;

/** Of the environment; a name with a dot is a limit of `Config` that no setting has. */
export type Settings = Record<string, string>;

/**
 * Starts a product for this file alone, to be stopped by its caller: for one that ends it, or takes away what it stands on.
 *
 * @param settings further environment, as a deployment would set it; where it depends on the database, made from
 *   its address
 * @param options as `createApp` takes them
 * @param probes modules of the suite's own, to look into the running product
 */
export async function startOwnApi(
  settings: Settings | ((databaseUrl: string) => Promise<Settings>) = {},
  probes: Type[] = [],
  options: AppOptions = {},
): Promise<TestApi> {
  const { AppModule } = (await import(`${API}/app.module.js`)) as { AppModule: Type };
  class ProbedModule {}
  Module({ imports: [AppModule, ...probes] })(ProbedModule);
  const database = await createDatabase(migrateAt);
  const dataDir = await mkdtemp(join(tmpdir(), 'groundsheet-test-'));
  const asked = typeof settings === 'function' ? await settings(database.url) : settings;
  setEnvironment(database, dataDir, asked);
  const app = await createApp(ProbedModule, { logLevels: ['fatal'], ...options });
  setLimits(app.get(Config), asked);
  const checkRefusals = noteRefusals(app);
  await blankPdfs(app);
  await app.listen(0, '127.0.0.1');
  const url = `http://127.0.0.1:${(app.getHttpServer().address() as AddressInfo).port}`;
  const origin = app.get(Config).publicOrigin ?? url;
  const rows = (sql: string, values: unknown[] = []) =>
    app.get(MikroORM).em.fork().execute<Row[]>(sql, values);
  return {
    url,
    dataDir,
    databaseUrl: database.url,
    ownerUrl: database.ownerUrl,
    app,
    get em() {
      return app.get(MikroORM).em.fork() as EntityManager;
    },
    request: (method, path) => supertest(url)[method](path).set('Origin', origin),
    rows,
    row: async (sql, values) => {
      const [first] = await rows(sql, values);
      if (!first) throw new Error(`No row: ${sql}`);
      return first;
    },
    drainJobs: () => app.get(JobQueue).drain(),
    checkRefusals,
    stop: async () => {
      await app.close();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
      checkRefusals();
    },
  };
}

/** Names of the settings of the start before: a file may start the product several times, each time as a deployment of its own. */
let lastSet: string[] = [];

export function setEnvironment({ url, ownerUrl }: Addresses, dataDir: string, settings: Settings): void {
  for (const name of ['DATABASE_URL', ...lastSet]) delete process.env[name];
  lastSet = Object.keys(settings);
  Object.assign(process.env, {
    EMBEDDED_DATABASE_URL: url,
    DATABASE_OWNER_URL: ownerUrl,
    DATA_DIR: dataDir,
    PROCESS: 'web',
    SEED_DEMO: 'false',
    DATABASE_POOL_SIZE: '10',
    // All of a suite comes from one network, unless it says what a proxy would.
    REQUESTS_PER_MINUTE: '1000000',
    TRUST_PROXY: '1',
    GUEST_FORMS_PER_DAY: '3000',
    ...settings,
  });
}

/** Limits that tests reach by chance, and those of a suite that are no setting: `guests.uploadsPerHour`. */
export function setLimits(config: Config, settings: Settings): void {
  const { guests, accounts } = config as { guests: object; accounts: object };
  Object.assign(guests, { uploadsPerHour: 1000 });
  Object.assign(accounts, { confirmationsPerHour: 1000 });
  for (const [name, value] of Object.entries(settings)) {
    const [group, limit] = name.split('.');
    if (limit) Object.assign(config[group as 'guests' | 'accounts' | 'vaults'], { [limit]: Number(value) });
  }
}

async function migrateAt(addresses: Addresses): Promise<void> {
  const dataDir = await mkdtemp(join(tmpdir(), 'groundsheet-template-'));
  setEnvironment(addresses, dataDir, {});
  const { migrate } = (await import(`${API}/migrate.js`)) as { migrate(config: Config): Promise<boolean> };
  await migrate(readConfig());
  await rm(dataDir, { recursive: true, force: true });
}
