import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Held, hold, readHolder } from './lock.mjs';

let folder;
let file;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock of '));
  file = join(folder, 'holder.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('refuses a second holder and says who the first is', () => {
  const letGo = hold(file, { command: 'npm start', port: 3000 });
  expect(() => hold(file)).toThrow(Held);
  expect(readHolder(file)).toMatchObject({ pid: process.pid, command: 'npm start', port: 3000 });
  letGo();
  expect(existsSync(file)).toBe(false);
});

it.each([
  ['from a dead holder', () => ({ pid: spawnSync(process.execPath, ['--version']).pid, born: '1' })],
  ['from a dead holder whose pid is another process’s now', () => ({ pid: process.ppid, born: '1' })],
])('takes over %s', (_, dead) => {
  writeFileSync(file, JSON.stringify(dead()));
  const letGo = hold(file);
  expect(readHolder(file).pid).toBe(process.pid);
  letGo();
});

it('takes over a record that was cut short', () => {
  writeFileSync(file, '{"pid":');
  hold(file)();
  expect(existsSync(file)).toBe(false);
});
