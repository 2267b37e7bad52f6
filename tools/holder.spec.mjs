import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Held, hold, readHolder } from './holder.mjs';
import { bornOf, ended, isAlive } from './processes.mjs';

/** Programs that every machine has: a stranger's path holds little more than Node. */
const WAIT = ['--eval', 'setTimeout(() => {}, 60_000)'];

const GRANDPARENT = `
  const { spawn } = require('node:child_process');
  console.log(spawn(process.execPath, ${JSON.stringify(WAIT)}, { stdio: 'ignore' }).pid);
  setTimeout(() => {}, 60_000);
`;

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'holder of '));
  file = join(folder, 'holder.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that waits, as the leader of a group of its own. */
const waiting = () => spawn(process.execPath, WAIT, { detached: true, stdio: 'ignore' });

const deadHolder = async (leftovers) => {
  const child = spawn(process.execPath, ['--version']);
  const record = { pid: child.pid, born: '1' };
  await ended(child);
  writeFileSync(file, JSON.stringify({ ...record, ...leftovers }));
};

it('refuses a second holder and says who the first is', async () => {
  const first = await hold(file, { command: 'npm start', port: 3000 });
  const refusal = await hold(file).catch((error) => error);
  expect(refusal).toBeInstanceOf(Held);
  expect(refusal.holder).toMatchObject({ pid: process.pid, command: 'npm start', port: 3000 });
  await first.stop();
  expect(existsSync(file)).toBe(false);
});

it('takes over from a dead holder, ends what he left running and removes his folders', async () => {
  const orphan = waiting();
  const forgotten = join(folder, 'forgotten');
  mkdirSync(forgotten);
  await deadHolder({ children: [{ pid: orphan.pid, born: bornOf(orphan.pid) }], folders: [forgotten] });
  const holding = await hold(file);
  expect(readHolder(file).pid).toBe(process.pid);
  expect(bornOf(orphan.pid)).toBeNull();
  expect(existsSync(forgotten)).toBe(false);
  await holding.stop();
});

it('leaves a process alone that got the pid of one of a dead holder', async () => {
  const stranger = waiting();
  await deadHolder({ children: [{ pid: stranger.pid, born: '1' }] });
  await (await hold(file)).stop();
  expect(bornOf(stranger.pid)).not.toBeNull();
  stranger.kill('SIGKILL');
});

it('takes over a record that was cut short', async () => {
  writeFileSync(file, '{"pid":');
  await (await hold(file)).stop();
});

it('ends its children, and what they started, when it stops', async () => {
  const holding = await hold(file);
  const child = holding.spawn(process.execPath, ['--eval', GRANDPARENT], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [grandchild] = await new Promise((resolve) =>
    child.stdout.once('data', (line) => resolve([Number(line)])),
  );
  expect(bornOf(grandchild)).not.toBeNull();
  await holding.stop();
  expect(bornOf(child.pid)).toBeNull();
  expect(bornOf(grandchild)).toBeNull();
});

it('has its children ended and its folders removed when it is killed', async () => {
  const temporary = join(folder, 'temporary');
  mkdirSync(temporary);
  const holder = spawn(process.execPath, ['--input-type=module', '--eval', HOLDER], {
    env: { ...process.env, FILE: file, FOLDER: temporary },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = await new Promise((resolve) => holder.stdout.once('data', (line) => resolve([Number(line)])));
  const born = bornOf(pid);
  expect(isAlive({ pid, born })).toBe(true);
  holder.kill('SIGKILL');
  for (const end = Date.now() + 10_000; existsSync(file) && Date.now() < end;) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  expect(isAlive({ pid, born })).toBe(false);
  expect(existsSync(temporary)).toBe(false);
});

const HOLDER = `
  import { hold } from '${new URL('holder.mjs', import.meta.url)}';
  const holding = await hold(process.env.FILE);
  holding.adoptFolder(process.env.FOLDER);
  console.log(holding.spawn(process.execPath, ${JSON.stringify(WAIT)}, { stdio: 'ignore' }).pid);
  setInterval(() => {}, 1000);
`;

it.each([
  ['the same birth', '77', true],
  ['another birth', '78', false],
  ['no birth: it is gone', null, false],
  ['a birth the system does not tell', '', true],
])('judges a noted process whose pid now has %s', (_, now, alive) => {
  expect(isAlive({ pid: 5, born: '77' }, () => now)).toBe(alive);
});
