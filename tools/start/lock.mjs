import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { bornOf, isAlive } from './processes.mjs';

/** A lock: a file that says who holds something (a data folder, the build, an install). A process that died holds nothing. */

/** Thrown when a living process holds the file; `holder` is its record. */
export class Held extends Error {
  constructor(holder) {
    super(`held by process ${holder.pid} since ${holder.since}`);
    this.holder = holder;
  }
}

/** The record in a lock file, or null when there is none or it was cut short by a full disk. */
export function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * Takes the file for this process.
 * @param about what others are told of the holder, for example `{ command: 'npm start', port: 3000 }`
 * @returns what lets go of it
 * @throws Held when its holder lives
 */
export function hold(file, about = {}) {
  mkdirSync(dirname(file), { recursive: true });
  const record = { pid: process.pid, born: bornOf(process.pid), since: new Date().toISOString(), ...about };
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify(record), { mode: 0o600 });
  try {
    while (!taken(mine, file)) {
      const holder = readHolder(file);
      if (holder && isAlive(holder)) throw new Held(holder);
      bury(file, holder);
    }
  } finally {
    rmSync(mine, { force: true });
  }
  return () => rmSync(file, { force: true });
}

/** Takes the file as soon as its holder lets go: for work that is found done when one's turn comes. */
export async function holdPatiently(file, what) {
  for (let said = false; ; await sleep(200)) {
    try {
      return hold(file);
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

/** Moves a dead holder's file away; puts it back when another taker was faster and it is theirs. */
function bury(file, holder) {
  const grave = `${file}.${process.pid}.dead`;
  try {
    renameSync(file, grave);
  } catch {
    return;
  }
  const found = readHolder(grave);
  if (found?.pid !== holder?.pid || found?.born !== holder?.born) taken(grave, file);
  rmSync(grave, { force: true });
}
