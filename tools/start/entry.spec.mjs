import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** The scripts that begin on whatever Node the machine has, perhaps with nothing installed. */
const entries = Object.values(scripts)
  .map((command) => /^(?:exec )?node (\S+)/.exec(command)?.[1])
  .filter((file) => file && readFileSync(join(root, file), 'utf8').includes('onInstalledNode('));

/** The machine's own Node, which may be as old as 20; in its absence the one that came with the install. */
const machinesNode =
  process.env.PATH.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find(existsSync) ?? process.execPath;

/** What a file imports before its first line runs, with nothing else of it. */
function importsOf(file) {
  const imports = readFileSync(join(root, file), 'utf8').match(/^import [^;]*? from '[^']+';/gm) ?? [];
  return imports.map((line) => line.replace(/'(\..*)'/, (_, path) => `'${new URL(path, urlOf(file))}'`));
}

const urlOf = (file) => new URL(`../../${file}`, import.meta.url);

it('finds the entry scripts', () => {
  expect(entries).toEqual(
    expect.arrayContaining(['tools/start/start.mjs', 'tools/test/test.mjs', 'tools/bench/run.mjs']),
  );
});

it.each(entries)('begins on the Node of the machine: %s', (file) => {
  const imports = importsOf(file);
  expect(imports.length).toBeGreaterThan(0);
  const { status, stderr } = spawnSync(machinesNode, ['--input-type=module', '--eval', imports.join('\n')], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

it.each(entries)('needs no package before they are installed: %s', (file) => {
  const seen = new Set();
  const packages = [];
  const visit = (url) => {
    if (seen.has(url)) return;
    seen.add(url);
    for (const [, name] of readFileSync(fileURLToPath(url), 'utf8').matchAll(
      /^import (?:[^;]*? from )?'([^']+)';/gm,
    )) {
      if (name.startsWith('.')) visit(new URL(name, url).href);
      else if (!name.startsWith('node:')) packages.push(`${name} in ${url}`);
    }
  };
  visit(urlOf(file).href);
  expect(packages).toEqual([]);
});
