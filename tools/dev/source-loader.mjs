import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { createRequire, registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from '../start/install.mjs';

/**
 * Lets Node run our TypeScript as the build would (`node --import ./tools/dev/source-loader.mjs`), for `npm run dev`,
 * `npm run generate` and the specs.
 * @swc-node/register does the same in twice the time: it asks a thread for every module and keeps nothing.
 */
const options = {
  ...JSON.parse(readFileSync(join(root, '.swcrc'), 'utf8')),
  swcrc: false,
  sourceMaps: 'inline',
};
const cache = join(root, 'node_modules', '.cache', 'sources');
mkdirSync(cache, { recursive: true });

registerHooks({
  resolve(specifier, context, nextResolve) {
    // Sources name what they will be once built: `./x.js` for x.ts.
    if (specifier.startsWith('.') && specifier.endsWith('.js') && context.parentURL?.endsWith('.ts')) {
      const source = new URL(specifier.replace(/\.js$/, '.ts'), context.parentURL);
      if (existsSync(source)) return nextResolve(source.href, context);
    }
    return nextResolve(specifier, context);
  },
  load(url, context, nextLoad) {
    if (!url.startsWith('file:') || !url.endsWith('.ts')) return nextLoad(url, context);
    return { format: 'module', source: compiled(fileURLToPath(url)), shortCircuit: true };
  },
});

/** The JavaScript of a source file, kept by its contents: after a save only that file is compiled. */
function compiled(path) {
  const source = readFileSync(path, 'utf8');
  const key = createHash('sha256').update(JSON.stringify(options)).update(path).update(source).digest('hex');
  const file = join(cache, `${key.slice(0, 32)}.js`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  // Loaded only when something has changed: it takes a tenth of a second.
  const { transformSync } = createRequire(import.meta.url)('@swc/core');
  const { code } = transformSync(source, { ...options, filename: path });
  writeFileSync(`${file}.${process.pid}`, code);
  renameSync(`${file}.${process.pid}`, file);
  return code;
}
