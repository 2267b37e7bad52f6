import { expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { endingCleanly } from './processes.mjs';

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
