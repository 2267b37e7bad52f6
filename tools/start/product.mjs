import { chmodSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build } from './build.mjs';
import { startDatabase } from './database.mjs';
import { Refusal, beforeEnd } from './entry.mjs';
import { Held, hold } from './lock.mjs';
import { ownerOf } from './install.mjs';
import { bornOf, ended, startChild, stopGroup } from './processes.mjs';
import { ownAddress, stepWords } from './words.mjs';

/** The built product with its database, as `npm start` serves it and `npm test` looks at it. */

/**
 * The pictures of PDFs take up to six of libuv's threads, and files and passwords need some as well. What any thread frees
 * goes back to the system, or is used by the others, instead of staying with the one that took it: with glibc's own rules the
 * same dozen photos cost 400 MB instead of 150.
 */
const THREADS_AND_MEMORY = {
  UV_THREADPOOL_SIZE: '12',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_ARENA_MAX: '2',
};

/**
 * Makes the data folder, readable by nobody else, and takes it for this process and what it starts.
 * @param command what the next one to ask is told of us, for example `npm start`
 * @throws Refusal when it is another account's or is in use
 */
export function holdDataFolder({ DATA_DIR: dataDir, PORT: port }, command) {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.getuid && statSync(dataDir).uid !== process.getuid()) {
    const owner = ownerOf(dataDir);
    throw new Refusal(
      `The data in ${dataDir} belongs to ${owner}. Start Groundsheet as ${owner}, or set DATA_DIR to another folder.`,
    );
  }
  // For root the account of the database keeps its way through: see database-place.mjs.
  if (process.getuid?.() !== 0) chmodSync(dataDir, 0o700);
  try {
    beforeEnd(hold(join(dataDir, 'holder.json'), { command, port }));
  } catch (error) {
    if (!(error instanceof Held)) throw error;
    const { holder } = error;
    throw new Refusal(
      `"${holder.command}" already uses the data in ${dataDir}: process ${holder.pid}, since ${holder.since}, on port ${holder.port}.\n` +
        `Stop it there with Ctrl-C (or: kill ${holder.pid}), or set DATA_DIR and PORT for a second one.`,
    );
  }
}

/** @throws Refusal when another program listens where the product is to listen */
export async function refuseTakenPort(port, host = '127.0.0.1') {
  const server = createServer();
  try {
    await new Promise((resolve, reject) => server.once('error', reject).listen(port, host, resolve));
    await new Promise((resolve) => server.close(resolve));
  } catch (error) {
    if (error.code === 'EADDRINUSE') {
      throw new Refusal(
        `Port ${port} is taken by another program. Stop it, or choose another port: PORT=${Number(port) + 1} npm start`,
      );
    }
    if (error.code === 'EACCES')
      throw new Refusal(`Port ${port} is not allowed for this account: ports below 1024 belong to root.`);
    throw new Refusal(`Groundsheet cannot listen on ${host}, port ${port}: ${error.message}`);
  }
}

/**
 * Builds what changed, starts the database unless DATABASE_URL names one, migrates, seeds and serves.
 * @param environment the product's settings; PORT is needed, and a DATA_DIR that this process holds
 * @param output where its words go: `inherit` or an open file
 * @param log a stream for the log of what serves, instead
 * @param say is told how long each step took
 * @param databaseUrl a database that runs already, instead of the data folder's
 * @param databaseOwnerUrl of the owner of its tables
 * @returns the serving child process, once it answers
 * @throws Refusal when one of the steps fails; the step's own words have been printed
 */
export async function startProduct(
  environment,
  { output = 'inherit', log, databaseUrl, databaseOwnerUrl, say } = {},
) {
  const timed = timing(say);
  const folder = await timed('Built', build);
  const env = { NODE_ENV: 'production', ...THREADS_AND_MEMORY, ...environment };
  if (!env.DATABASE_URL) {
    const { url, ownerUrl } = databaseUrl
      ? { url: databaseUrl, ownerUrl: databaseOwnerUrl }
      : await timed('Database started', () => startDatabase(env.DATA_DIR));
    Object.assign(env, { EMBEDDED_DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl });
  }
  const run = (script, env, to, ...channel) => {
    const file = join(folder, 'apps', 'api', 'dist', script);
    return startChild(process.execPath, [file], {
      env,
      cwd: folder,
      stdio: ['ignore', to, to, ...channel],
    });
  };
  if (!(await timed('Database up to date', () => prepared(run('prepare.js', env, output, 'ipc')))))
    throw new Refusal('The database could not be brought up to date; the reason is above.');
  const { DATABASE_OWNER_URL: _owner, ...serving } = env;
  const child = run('main.js', serving, log ? 'pipe' : output);
  if (log) for (const stream of [child.stdout, child.stderr]) stream.pipe(log, { end: false });
  const url = `${ownAddress(env, '127.0.0.1')}/api/health/live`;
  await timed('Serving', () => answering(child, url));
  return child;
}

/** Says of a step when it is done, and how long it took. */
function timing(say = () => {}) {
  return async (what, work) => {
    const began = performance.now();
    const result = await work();
    say(stepWords(what, performance.now() - began));
    return result;
  };
}

/** Whether it has done all it was to do. Its end is not waited for, which may never come: see clean-exit.mjs. */
async function prepared(child) {
  const said = new Promise((resolve) => child.once('message', () => resolve(0)));
  const code = await Promise.race([said, ended(child)]);
  if (code === 0) void stopGroup({ pid: child.pid, born: bornOf(child.pid) });
  return code === 0;
}

async function answering(child, url) {
  for (let tries = 0; child.exitCode === null && child.signalCode === null; tries += 1) {
    const answer = await fetch(url, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.ok) return;
    if (tries > 600) throw new Refusal(`${url} does not answer.`);
    await sleep(100);
  }
  throw new Refusal('Groundsheet ended before it could serve; the reason is in its log.');
}
