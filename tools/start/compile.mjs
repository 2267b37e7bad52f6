import { transformFileSync } from '@swc/core';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';

/** The build of a library or of the API: its TypeScript, file by file, from `src` into `dist`. Nx runs it in the project's folder. */
const options = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

rmSync('dist', { recursive: true, force: true });
for (const source of globSync('src/**/*.ts', { exclude: (name) => name.endsWith('.spec.ts') })) {
  const built = join('dist', relative('src', source)).replace(/\.ts$/, '.js');
  const sourceFileName = relative(dirname(built), source);
  const { code, map } = transformFileSync(source, { ...options, swcrc: false, sourceFileName });
  mkdirSync(dirname(built), { recursive: true });
  writeFileSync(built, `${code}\n//# sourceMappingURL=${basename(built)}.map\n`);
  writeFileSync(`${built}.map`, map);
}
