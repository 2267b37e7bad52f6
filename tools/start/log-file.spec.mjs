import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { logFile, logsToFile, openLog } from './log-file.mjs';

it.each([
  [{}, true, true],
  [{ LOG: '' }, true, true],
  [{ LOG: 'stdout' }, true, false],
  [{}, false, false],
])('with %o, at a terminal: %s, goes into a file: %s', (env, isTerminal, expected) => {
  expect(logsToFile(env, isTerminal)).toBe(expected);
});

it('begins another file when one has grown, keeps six, and goes on with what is there', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'groundsheet-log-')), 'logs');
  const write = (log, text) => new Promise((resolve) => log.write(text, resolve));
  let log = openLog(folder, 10);
  for (const line of ['1', '2', '3', '4', '5', '6', '7']) await write(log, `line ${line}...\n`);
  await write(log, 'x\n');
  log = openLog(folder, 20);
  await write(log, 'y\n');
  expect(readFileSync(logFile(folder), 'utf8')).toBe('x\ny\n');
  expect(readFileSync(join(folder, 'groundsheet.1.log'), 'utf8')).toBe('line 7...\n');
  expect(readdirSync(folder)).toHaveLength(6);
  expect(statSync(logFile(folder)).mode & 0o777).toBe(0o600);
  rmSync(join(folder, '..'), { recursive: true });
});
