import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { lengthy } from './durations.mjs';
import { Refusal } from './entry.mjs';
import { holdPatiently, readHolder } from './lock.mjs';
import { durations, refuseWithoutRight, root } from './install.mjs';
import { bornOf, ended, endingCleanly, isAlive, startChild, wordsOf } from './processes.mjs';

/**
 * Nx builds each project into its own `dist`. What is run is a copy under `dist/<hash of the sources>`: an unchanged
 * tree costs no build, and a build made beside a running product (npm test, say) does not change what that serves.
 */
const builds = join(root, 'dist');
const inUse = join(builds, 'in-use');
const PARTS = ['package.json', 'dist', 'assets'];
const PROJECTS = ['apps/*', 'libs/*', 'libs/modules/*'];
const SHARED_INPUTS = ['package-lock.json', 'nx.json', 'tsconfig.base.json', '.swcrc'];
const NO_INPUT = /(^|\/)(node_modules|dist|test-results|[^/]*\.spec\.[a-z]+)(\/|$)/;

/** Nx without daemon, worker processes and screen: none of them outlives us, and it is faster so. */
export const nxEnvironment = {
  NX_DAEMON: 'false',
  NX_ISOLATE_PLUGINS: 'false',
  NX_TUI: 'false',
  // Else under the system's temporary folder, where another account's copy may stand in the way.
  NX_NATIVE_FILE_CACHE_DIRECTORY: join(root, '.nx', 'native'),
};

/** Builds what changed and returns the folder to run from, which looks like the checkout: apps/api/dist and so on. */
export async function build() {
  const ready = join(builds, hashOfSources());
  if (existsSync(ready)) return use(ready);
  refuseWithoutRight('The product has to be built');
  const letGo = await holdPatiently(join(root, '.cache', 'build.lock'), 'the build');
  try {
    for (;;) {
      const folder = join(builds, hashOfSources());
      if (existsSync(folder)) return use(folder);
      await lengthy(durations, 'Building what changed', 'the first time about half a minute', buildProjects);
      // Sources saved meanwhile may be in it or not: then it is another build.
      if (folder === join(builds, hashOfSources())) assemble(folder);
    }
  } finally {
    letGo();
  }
}

/** @throws Refusal with Nx's own words when a project cannot be built */
async function buildProjects() {
  const nx = join(root, 'node_modules', '.bin', 'nx');
  const child = startChild(process.execPath, [nx, 'run-many', '-t', 'build'], {
    cwd: root,
    env: endingCleanly({ ...process.env, ...nxEnvironment }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words = wordsOf(child);
  if ((await ended(child)) !== 0)
    throw new Refusal(`${words()}\n\nThe product could not be built; the reason is above.`);
}

/** Copies what the projects built, with the libraries under the names that they import each other by. */
function assemble(folder) {
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  for (const project of projects()) {
    for (const part of PARTS.filter((name) => existsSync(join(root, project, name)))) {
      cpSync(join(root, project, part), join(unfinished, project, part), { recursive: true });
    }
    const link = join(
      unfinished,
      'node_modules',
      JSON.parse(readFileSync(join(root, project, 'package.json'), 'utf8')).name,
    );
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(relative(dirname(link), join(unfinished, project)), link);
  }
  renameSync(unfinished, folder);
  removeUnused(folder);
}

/** Notes that this process runs from a build, so that a later one lets it stand. */
function use(folder) {
  try {
    mkdirSync(inUse, { recursive: true });
    writeFileSync(
      join(inUse, `${process.pid}`),
      JSON.stringify({ pid: process.pid, born: bornOf(process.pid), folder: basename(folder) }),
    );
  } catch {
    // In another account's checkout nothing is built, so nothing is removed either.
  }
  return folder;
}

function removeUnused(newest) {
  const keep = new Set([basename(inUse), basename(newest)]);
  for (const name of existsSync(inUse) ? readdirSync(inUse) : []) {
    const user = readHolder(join(inUse, name));
    if (user && isAlive(user)) keep.add(user.folder);
    else rmSync(join(inUse, name), { force: true });
  }
  for (const name of readdirSync(builds).filter((entry) => !keep.has(entry)))
    rmSync(join(builds, name), { recursive: true, force: true });
}

function projects() {
  return PROJECTS.flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root })).map(dirname);
}

/** The contents of everything that a build depends on, in one name. */
function hashOfSources() {
  const hash = createHash('sha256');
  const files = projects()
    .flatMap((project) => readdirSync(join(root, project), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .filter((path) => !NO_INPUT.test(path));
  for (const path of [...SHARED_INPUTS, ...files.sort()]) {
    hash.update(`${path}\n`).update(readFileSync(join(root, path)));
  }
  return hash.digest('hex').slice(0, 12);
}
