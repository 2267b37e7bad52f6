import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import process from 'node:process';
import { root } from '../start/install.mjs';

/** Lints everything in one process: the rules take longer to load than to run, and by Nx they would be loaded once for each project. */
for (const [name, ...args] of [
  ['eslint', '.', '--max-warnings=0'],
  ['depcruise', '--config=tools/test/layers.config.mjs', 'apps', 'libs', 'tools'],
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
