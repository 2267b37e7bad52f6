import swcJest from '@swc/jest';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const FROM_ALL = /^import \{([^}]*)\} from 'lucide-react';/gm;

/** The file of each icon, by the names that it is exported under. */
const files = new Map();
const all = join(
  dirname(createRequire(import.meta.url).resolve('lucide-react/package.json')),
  'dist/esm/lucide-react.mjs',
);
for (const [, names, file] of readFileSync(all, 'utf8').matchAll(
  /^export \{([^}]*)\} from '\.\/icons\/(.*)\.mjs';$/gm,
))
  for (const [, name] of names.matchAll(/default as (\w+)/g)) files.set(name, file);

/**
 * Imports each icon from its own file, as the build does by shaking the tree: the file that names all 2,000 of them would be
 * linked again for every spec, which is most of what importing the app costs.
 */
function iconsOneByOne(source) {
  return source.replace(FROM_ALL, (statement, names) => {
    const imports = names
      .split(',')
      .map((name) => name.trim())
      .filter(Boolean)
      .map((name) =>
        files.has(name)
          ? `import ${name} from 'lucide-react/icons/${files.get(name)}';`
          : `import { ${name} } from 'lucide-react';`,
      );
    // Faults name the lines of the source.
    return imports.join(' ') + statement.replace(/[^\n]/g, '');
  });
}

// eslint-disable-next-line no-restricted-syntax -- Jest takes a transformer by its default export
export default {
  createTransformer(options) {
    const swc = swcJest.createTransformer(options);
    const first =
      (work) =>
      (source, ...rest) =>
        work(iconsOneByOne(source), ...rest);
    return {
      ...swc,
      process: first(swc.process),
      processAsync: first(swc.processAsync),
      getCacheKey: first(swc.getCacheKey),
    };
  },
};
