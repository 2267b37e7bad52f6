import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../start/install.mjs';

/**
 * Lints everything in one process: the rules take longer to load than to run, and by Nx they would be loaded once for
 * each project. Nx only draws the graph that its boundary rule reads; without one the rule is skipped without a word.
 */
for (const [name, ...args] of [
  ['nx', 'show', 'projects'],
  ['eslint', '.', '--max-warnings=0'],
]) {
  const script = join(root, 'node_modules', '.bin', name);
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  if (status === 0) continue;
  console.error(stdout + stderr);
  process.exit(1);
}
