import { spawn } from 'node:child_process';
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { bornOf, ended, isAlive, stopGroup } from './processes.mjs';

/**
 * A lock with a memory. The file says who holds something (a data folder, the build, an install) and which
 * processes and temporary folders belong to him. When a holder dies without tidying, the reaper he started
 * does it; when that was killed as well, whoever takes the lock next does it first.
 */

/** Thrown when a living process holds the file; `holder` is its record. */
export class Held extends Error {
  constructor(holder) {
    super(`held by process ${holder.pid} since ${holder.since}`);
    this.holder = holder;
  }
}

/** The record in a holder file, or null when there is none or it was cut short by a full disk. */
export function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/** Ends what a dead holder left, last started first, and removes his temporary folders. */
export async function tidyAfter({ children = [], folders = [] }) {
  for (const child of children.toReversed()) await stopGroup(child);
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

/**
 * Takes the file for this process.
 * @param about what others shall read of the holder, for example `{ command: 'npm start', port: 3000 }`
 * @throws Held when its holder lives
 */
export async function hold(file, about = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const record = {
    pid: process.pid,
    born: bornOf(process.pid),
    since: new Date().toISOString(),
    ...about,
    children: [],
    folders: [],
  };
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(record), { mode: 0o600 });
  try {
    while (!taken(mine, file)) {
      const holder = readHolder(file);
      if (holder && isAlive(holder)) throw new Held(holder);
      const dead = buried(file, holder);
      if (dead) await tidyAfter(dead);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return new Holding(file, record);
}

/** Takes the file as soon as its holder lets go: for work that is found done when one's turn comes. */
export async function holdPatiently(file, what) {
  for (let said = false; ; await sleep(200)) {
    try {
      return await hold(file);
    } catch (error) {
      if (!(error instanceof Held)) throw error;
      if (!said) console.log(`Waiting for process ${error.holder.pid}, which is busy with ${what}.`);
      said = true;
    }
  }
}

/** A link appears with its contents or not at all, so nobody reads half a record. */
function taken(mine, file) {
  try {
    linkSync(mine, file);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Moves a dead holder's file away; null when another taker was faster, whose file is put back. */
function buried(file, holder) {
  const grave = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, grave);
  } catch {
    return null;
  }
  const found = readHolder(grave);
  const same = found?.pid === holder?.pid && found?.born === holder?.born;
  if (!same) taken(grave, file);
  rmSync(grave, { force: true });
  return same ? (found ?? {}) : null;
}

class Holding {
  #file;
  #record;
  #reaper;
  #stopping;

  constructor(file, record) {
    this.#file = file;
    this.#record = record;
    this.#reaper = spawn(
      process.execPath,
      [fileURLToPath(new URL('reaper.mjs', import.meta.url)), file, String(process.pid)],
      {
        detached: true,
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      },
    );
    this.#reaper.unref();
    this.#reaper.channel?.unref();
  }

  /** True from the moment `stop` is called: a child that ends now was meant to. */
  get stopping() {
    return this.#stopping !== undefined;
  }

  /** Starts a child that ends when this process does: by `signal` when it is asked to, whatever happens to us. */
  spawn(command, args, { name = command, signal = 'SIGTERM', ...options } = {}) {
    const child = spawn(command, args, { stdio: 'inherit', ...options, detached: true });
    if (child.pid === undefined) return child;
    const entry = { pid: child.pid, born: bornOf(child.pid), signal, name };
    this.#write({ children: [...this.#record.children, entry] });
    child.once('exit', () => {
      // Others of its group may outlive the leader: a stopping holder still ends those.
      if (!this.stopping) this.#write({ children: this.#record.children.filter((other) => other !== entry) });
    });
    return child;
  }

  /** A folder that is removed when this process ends. */
  adoptFolder(folder) {
    this.#write({ folders: [...this.#record.folders, folder] });
    return folder;
  }

  /** Ends the children, last started first, removes the folders and lets go of the file. */
  stop() {
    this.#stopping ??= tidyAfter(this.#record).then(async () => {
      rmSync(this.#file, { force: true });
      if (!this.#reaper.connected) return;
      this.#reaper.ref();
      this.#reaper.disconnect();
      await ended(this.#reaper);
    });
    return this.#stopping;
  }

  #write(change) {
    Object.assign(this.#record, change);
    writeFileSync(`${this.#file}.new`, JSON.stringify(this.#record), { mode: 0o600 });
    renameSync(`${this.#file}.new`, this.#file);
  }
}
