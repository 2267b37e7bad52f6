import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/install.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const { dependencies, devDependencies } = JSON.parse(read('package.json'));
const [, table] = /<!-- packages -->([^]*)<!-- \/packages -->/.exec(read('docs/packages.md'));
const named = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name]) => name);

const rows = table
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .flatMap((line) => {
    const [, packages, , where] = line.split('|');
    return named(packages).map((name) => [name, named(where)[0]]);
  });

/** Imports, and the executors of Nx. */
const uses = (name) => new RegExp(`['"]${RegExp.escape(name)}['"/:]`);
const filesIn = (where) =>
  statSync(join(root, where)).isFile()
    ? [where]
    : globSync(`${where}/**/*.{ts,tsx,mjs,css}`, { cwd: root, exclude: ['**/node_modules', '**/dist'] });

it.each(rows)('the page of packages names %s, which is a dependency and is used in %s', (name, where) => {
  expect({ ...dependencies, ...devDependencies }).toHaveProperty([name]);
  expect(filesIn(where).some((file) => uses(name).test(read(file)))).toBe(true);
});
