import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { build } from './build.mjs';
import { startDatabase } from './database.mjs';
import { Refusal } from './entry.mjs';
import { root } from './install.mjs';
import { readHolder } from './lock.mjs';
import { ended, isAlive, startChild } from './processes.mjs';
import { holdDataFolder } from './product.mjs';

/** The commands of an installation beside `npm start`: they run a script of the product on its database and its data folder. */

/** The environment with the data folder that `npm start` would use. */
export function ownEnvironment() {
  return { ...process.env, DATA_DIR: resolve(root, process.env.DATA_DIR || '.data') };
}

/** Whether there is a product at all: a file of a backup may be all that is there. */
export const hasDatabase = ({ DATABASE_URL, DATA_DIR }) =>
  Boolean(DATABASE_URL) || existsSync(join(DATA_DIR, 'database-url'));

/**
 * The environment with the database: that of DATABASE_URL, or of the product that runs on the data folder, or its own, which is
 * started.
 *
 * @param command as others are told of us
 * @throws Refusal where there is no database, or it cannot be started
 */
export async function withDatabase(env, command) {
  if (env.DATABASE_URL) return env;
  if (!hasDatabase(env))
    throw new Refusal(`There is no database in ${env.DATA_DIR}. Start Groundsheet first.`);
  const holder = readHolder(join(env.DATA_DIR, 'holder.json'));
  if (holder && isAlive(holder)) {
    const url = readFileSync(join(env.DATA_DIR, 'database-url'), 'utf8').trim();
    return { ...env, EMBEDDED_DATABASE_URL: url };
  }
  return withOwnDatabase(env, command);
}

/** As `withDatabase`, where nobody may be at work on it. */
export async function withOwnDatabase(env, command) {
  if (env.DATABASE_URL) return env;
  holdDataFolder(env, command);
  const { url, ownerUrl } = await startDatabase(env.DATA_DIR);
  return { ...env, EMBEDDED_DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl };
}

/** The path of a file that was named where npm was called. */
export const fileNamed = (file) => file && resolve(process.env.INIT_CWD || '.', file);

/** @returns the exit code of a script of the API */
export async function runScript(name, args, env, onMessage = () => {}) {
  const folder = await build();
  const script = join(folder, 'apps', 'api', 'dist', `${name}.js`);
  const stdio = ['inherit', 'inherit', 'inherit', 'ipc'];
  const child = startChild(process.execPath, [script, ...args], { env, cwd: folder, stdio });
  child.on('message', onMessage);
  return ended(child);
}
