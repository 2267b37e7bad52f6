import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isBuiltin } from 'node:module';
import { root } from '../start/install.mjs';

/** What each library needs, read from what it imports; the versions are the checkout's, in its own package.json. */
const IMPORT = /(?:^|\s|\()(?:from|import)\s*\(?\s*'([^'.\s][^'\s]*)'/g;
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
const textOf = (json) => `${JSON.stringify(json, null, 2)}\n`;

/** The libraries' package.json, and package-lock.json, as they have to be: path and text of each. */
export function filesWithDependencies() {
  const lock = read('package-lock.json');
  const files = globSync('libs/{*,modules/*}/package.json', { cwd: root }).map((path) => {
    const needed = neededBy(dirname(path));
    // A new library is noted there by `npm install`.
    if (dirname(path) in lock.packages) Object.assign(emptied(lock.packages[dirname(path)]), needed);
    return [path, textOf(Object.assign(emptied(read(path)), needed))];
  });
  return [...files, ['package-lock.json', textOf(lock)]];
}

function emptied(manifest) {
  delete manifest.dependencies;
  delete manifest.devDependencies;
  return manifest;
}

/** As dependencies and devDependencies: what the checkout has for development alone, a library has so too. */
function neededBy(folder) {
  const { devDependencies } = read('package.json');
  const sources = globSync('src/**/*.{ts,mjs}', { cwd: join(root, folder) }).filter(
    (path) => !/\.spec\./.test(path),
  );
  const names = sources
    .flatMap((path) => [...readFileSync(join(root, folder, path), 'utf8').matchAll(IMPORT)])
    .map(([, specifier]) => /^(@[^/]+\/)?[^/]+/.exec(specifier)[0])
    .filter((name) => !isBuiltin(name));
  const isDev = (name) => name in devDependencies;
  const section = (list) => Object.fromEntries([...new Set(list)].sort().map((name) => [name, '*']));
  const parts = {
    dependencies: section(names.filter((name) => !isDev(name))),
    devDependencies: section(names.filter(isDev)),
  };
  return Object.fromEntries(Object.entries(parts).filter(([, list]) => Object.keys(list).length > 0));
}
