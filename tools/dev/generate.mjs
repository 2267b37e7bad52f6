import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import process from 'node:process';
import openapiTypescript, { astToString } from 'openapi-typescript';
import { Generator, getConfig } from '@tanstack/router-generator';
import { FROM_SOURCE, root } from '../start/install.mjs';
import { filesWithDependencies } from './dependencies.mjs';

/**
 * Makes every generated file of the repository again: `npm run generate`. With `--check` they are made in a
 * temporary folder and compared with what is committed; differences are named and the exit code is 1.
 */
const check = process.argv.includes('--check');
const folder = mkdtempSync(join(tmpdir(), 'groundsheet-generated-'));
const different = [];

/** Makes one file with `make(target)`, in place or beside for comparison. */
async function generate(path, make) {
  const committed = join(root, path);
  const target = check ? join(folder, path) : committed;
  mkdirSync(dirname(target), { recursive: true });
  await make(target);
  if (check && readFileSync(target, 'utf8') !== readText(committed)) different.push(path);
}

function readText(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}

/** The API does not start without them, although it is only described. */
const UNUSED_SETTINGS = {
  EMBEDDED_DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  LINK_SECRET: 'describing the API signs no link at all',
  SESSION_SECRET: 'describing the API signs nobody in',
};

/** Runs a TypeScript file of ours on the libraries' sources. */
function run(file, ...args) {
  const node = [...FROM_SOURCE, file, ...args];
  const env = { ...process.env, ...UNUSED_SETTINGS };
  const { status } = spawnSync(process.execPath, node, { cwd: root, stdio: 'inherit', env });
  if (status !== 0) throw new Error(`${file} failed.`);
}

/** The route tree holds relative imports, so the routes are copied to where it is made. */
async function routeTree(target) {
  const web = join(folder, 'routes-of-web');
  cpSync(join(root, 'apps/web/src'), join(web, 'src'), { recursive: true });
  cpSync(join(root, 'apps/web/tsr.config.json'), join(web, 'tsr.config.json'));
  const config = getConfig({}, web);
  await new Generator({ config, root: web }).run();
  writeFileSync(target, readFileSync(join(web, 'src/routeTree.gen.ts')));
}

const OPENAPI = 'libs/api-client/openapi.json';

try {
  for (const [path, text] of filesWithDependencies())
    await generate(path, (target) => writeFileSync(target, text));
  await generate(OPENAPI, (target) => run('apps/api/src/openapi.ts', target));
  await generate('libs/api-client/src/schema.d.ts', async (target) => {
    const described = join(check ? folder : root, OPENAPI);
    writeFileSync(target, astToString(await openapiTypescript(new URL(`file://${described}`))));
  });
  await generate('apps/web/src/routeTree.gen.ts', routeTree);
  const fonts = ['tools/dev/subset-fonts.mjs', ...(check ? ['--check'] : [])];
  if (spawnSync(process.execPath, fonts, { cwd: root, stdio: 'inherit' }).status !== 0) {
    different.push('libs/paper/assets/fonts');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (different.length > 0) {
  console.error(`Not what npm run generate makes:\n  ${different.join('\n  ')}`);
  process.exit(1);
}
console.log(check ? 'Every generated file is up to date.' : 'Every generated file has been made again.');
