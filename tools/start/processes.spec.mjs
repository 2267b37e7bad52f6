import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { bornOf, endingCleanly, ended, isAlive } from './processes.mjs';

it.each([
  ['no options of their own', {}],
  ['options of their own', { NODE_OPTIONS: '--no-warnings' }],
])('processes with %s end without waiting for themselves, and so do those that they start', (_, own) => {
  const script = `
    const { spawnSync } = require('node:child_process');
    const asked = ['--allow-natives-syntax', '-p', 'process.env.NODE_OPTIONS + " " + %IsMaglevEnabled()'];
    console.log(spawnSync(process.execPath, asked, { encoding: 'utf8' }).stdout);`;
  const env = endingCleanly({ PATH: process.env.PATH, ...own });
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { encoding: 'utf8', env });
  expect(stderr).toBe('');
  expect(stdout).toMatch(/--import=file:\S+\/clean-exit\.mjs false/);
  for (const option of Object.values(own)) expect(stdout).toContain(option);
});

/** A script of ours that has started a child, which has started one of its own that is no Node. */
const STARTER = `
  import { end, runEntry } from '${new URL('entry.mjs', import.meta.url)}';
  import { startChild } from '${new URL('processes.mjs', import.meta.url)}';
  const sleeper = "const { spawn } = require('node:child_process');" +
    "console.log(process.pid, spawn('sleep', ['60'], { stdio: 'ignore' }).pid); setTimeout(() => {}, 60_000);";
  await runEntry(async () => {
    startChild(process.execPath, ['--eval', sleeper]);
    setInterval(() => {}, 1000);
  });
`;

async function starter() {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', STARTER], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = await once(child.stdout, 'data');
  return { child, started: String(line).trim().split(' ').map(Number) };
}

it('ends a child, and what that started, when it is asked to stop', async () => {
  const { child, started } = await starter();
  for (const pid of started) expect(bornOf(pid)).not.toBeNull();
  child.kill('SIGTERM');
  await ended(child);
  for (const pid of started) expect(bornOf(pid)).toBeNull();
});

it('loses its children when it is killed', async () => {
  const { child, started } = await starter();
  const [node, sleep] = started;
  child.kill('SIGKILL');
  while (bornOf(node) !== null) await new Promise((resolve) => setTimeout(resolve, 20));
  process.kill(sleep);
});

it.each([
  ['the same birth', '77', true],
  ['another birth', '78', false],
  ['no birth: it is gone', null, false],
  ['a birth the system does not tell', '', true],
])('judges a noted process whose pid now has %s', (_, now, alive) => {
  expect(isAlive({ pid: 5, born: '77' }, () => now)).toBe(alive);
});
