import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  existsSync,
  readFileSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { spawn } from 'node:child_process';
import { delimiter, dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import './clean-exit.mjs';
import { lengthy } from './durations.mjs';
import { Refusal, beforeEnd, end } from './entry.mjs';
import { holdPatiently } from './lock.mjs';
import { ended, startChild } from './processes.mjs';

/** Runs on the machine's own Node (20 or later) with nothing installed: only Node's own modules here. */

/** The checkout. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Options for Node on the TypeScript sources of API and libraries, nothing built; run it in the root. */
export const FROM_SOURCE = [
  '--enable-source-maps',
  '--conditions=@groundsheet/source',
  '--import=./tools/dev/source-loader.mjs',
];

const modules = join(root, 'node_modules');
const installedNode = join(modules, `node-${process.platform}-${process.arch}`, 'bin', 'node');
const stampFile = join(modules, '.groundsheet-install');
const installLock = join(root, '.cache', 'install.lock');

/** How long the long steps took in this checkout the last time. */
export const durations = join(root, '.cache', 'durations.json');

/** Where there is no Node 24 in npm for the machine, its own must be able to run the libraries. */
const OLDEST_FOR_THE_PRODUCT = [22, 18];
const OLDEST_FOR_THE_INSTALL = [20, 0];

/** All of the lock file whatever NODE_ENV and the person's own npm settings say; nothing that only informs. */
const CLEAN_INSTALL = [
  'ci',
  '--include=dev',
  '--include=optional',
  '--ignore-scripts=false',
  '--prefer-offline',
  '--no-audit',
  '--no-fund',
  // Else a page of warnings that its Node is too old for packages that will never run on it.
  '--loglevel=error',
];

/** An older npm runs every package's script, and that of onnxruntime-node fetches libraries for graphics cards from elsewhere. */
const NOTHING_FROM_ELSEWHERE = { ONNXRUNTIME_NODE_INSTALL: 'skip' };

/** What an install was made of: another lock file, machine or Node line makes it a different one. */
export function stampFor(lockFile, { platform, arch, node }) {
  const lock = createHash('sha256').update(lockFile).digest('hex');
  return `${lock} ${platform}-${arch} node-${node}\n`;
}

/** Whether a version like `20.11.1` is at least `[major, minor]`. */
export function isAtLeast(version, [major, minor]) {
  const [ownMajor, ownMinor] = version.split('.').map(Number);
  return ownMajor > major || (ownMajor === major && ownMinor >= minor);
}

/** The release of Node that the lock file brings for this machine, or null. */
function lockedNode() {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return optionalDependencies[`node-${process.platform}-${process.arch}`] ?? null;
}

function currentStamp() {
  const node = lockedNode() ?? process.versions.node.split('.')[0];
  return stampFor(readFileSync(join(root, 'package-lock.json')), { ...process, node });
}

/**
 * The stamp is written last, so that nothing half-done has one. `npm install <package>` changes both sides and runs
 * nothing of ours afterwards: then npm's own note of what it installed decides.
 */
export function isInstalled() {
  if (!existsSync(stampFile)) return false;
  if (readFileSync(stampFile, 'utf8') === currentStamp()) return true;
  const note = join(modules, '.package-lock.json');
  if (!existsSync(note) || !holdsAll(read(join(root, 'package-lock.json')), read(note))) return false;
  writeStamp();
  return true;
}

const read = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Whether npm's note of the installed packages has everything the lock file asks for, optional packages aside. */
export function holdsAll(lock, note) {
  return Object.entries(lock.packages).every(([path, wanted]) => {
    const found = note.packages[path];
    return path === '' || wanted.optional || wanted.peer ? true : found?.version === wanted.version;
  });
}

/**
 * Installs what is missing and goes on in the Node that came with it: returns at once when that is us, and never
 * when it is not, for then the script is run again by the right one.
 */
export async function onInstalledNode(scriptUrl, { install = true } = {}) {
  if (!isAtLeast(process.versions.node, OLDEST_FOR_THE_INSTALL)) {
    throw new Refusal(
      `Groundsheet needs Node 20 or later to install itself; this is Node ${process.versions.node}.`,
    );
  }
  if (install && !isInstalled()) await installPackages();
  process.env.PATH = [join(modules, '.bin'), process.env.PATH].join(delimiter);
  // Loading the libraries is most of what a start costs; their compiled form is kept beside them.
  process.env.NODE_COMPILE_CACHE ??= join(modules, '.cache', 'compiled');
  if (existsSync(installedNode)) {
    if (realpathSync(installedNode) === realpathSync(process.execPath)) return;
    await runAgain(installedNode, fileURLToPath(scriptUrl));
  }
  if (!isAtLeast(process.versions.node, OLDEST_FOR_THE_PRODUCT)) {
    throw new Refusal(
      `npm has no Node 24 for this machine (${process.platform}-${process.arch}), and Groundsheet needs ` +
        `Node ${OLDEST_FOR_THE_PRODUCT.join('.')} or later; this is ${process.versions.node}.`,
    );
  }
}

async function installPackages() {
  refuseWithoutRight('The packages have to be installed');
  const letGo = await holdPatiently(installLock, 'installing the packages');
  beforeEnd(letGo);
  if (!isInstalled()) {
    const [command, ...args] = npm();
    const env = { ...process.env, ...NOTHING_FROM_ELSEWHERE };
    const code = await lengthy(
      ...[durations, 'Installing the packages of package-lock.json', 'the first time a minute or two'],
      () => ended(startChild(command, [...args, ...CLEAN_INSTALL], { cwd: root, env })),
    );
    if (code !== 0) throw new Refusal('npm could not install the packages; its output is above.');
    writeStamp();
  }
  letGo();
}

/** The npm that started us, else the machine's; run by a Node that does not lie in what it is about to delete. */
function npm() {
  const outside = (path) => path && !realpathSync(path).startsWith(modules);
  const cli = process.env.npm_execpath;
  const folders = process.env.PATH.split(delimiter).filter(
    (folder) => !folder.endsWith(join('node_modules', '.bin')),
  );
  process.env.PATH = folders.join(delimiter);
  if (!cli?.endsWith('npm-cli.js') || !existsSync(cli)) return ['npm'];
  return [[process.execPath, process.env.npm_node_execpath].find(outside) ?? 'node', cli];
}

/** A checkout that another account installed and built can be run, but only its owner can change it. */
export function refuseWithoutRight(what) {
  for (const path of [root, modules, join(root, 'dist'), join(root, '.nx')].filter(existsSync)) {
    try {
      accessSync(path, constants.W_OK);
    } catch {
      throw new Refusal(
        `${what}, and ${path} belongs to ${ownerOf(path)}.\nRun this as ${ownerOf(path)}, or in a copy of the checkout that is your own.`,
      );
    }
  }
}

/** The name of the account that owns a file, for sentences. */
export function ownerOf(path) {
  const { uid } = statSync(path);
  const accounts = existsSync('/etc/passwd') ? readFileSync('/etc/passwd', 'utf8').split('\n') : [];
  return (
    accounts.map((line) => line.split(':')).find(([, , id]) => id === String(uid))?.[0] ??
    `the user with id ${uid}`
  );
}

function writeStamp() {
  linkNode();
  writeFileSync(stampFile, currentStamp());
}

/** npm 10 leaves the link out, because the package for the other architecture, which it drops, has one of that name. */
function linkNode() {
  const link = join(modules, '.bin', 'node');
  if (existsSync(installedNode) && !existsSync(link))
    symlinkSync(relative(dirname(link), installedNode), link);
}

async function runAgain(node, script) {
  const child = spawn(node, [script, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, npm_lifecycle_event: process.env.npm_lifecycle_event ?? 'groundsheet' },
  });
  beforeEnd(async () => {
    child.kill('SIGTERM');
    await ended(child);
  });
  await end(await ended(child));
}

/** The recogniser of text comes for every system, some 200 MB: only this machine's stays. */
function keepOwnBinaries() {
  const all = join(modules, 'onnxruntime-node', 'bin', 'napi-v6');
  for (const system of existsSync(all) ? readdirSync(all) : []) {
    for (const processor of readdirSync(join(all, system)))
      if (system !== process.platform || processor !== process.arch)
        rmSync(join(all, system, processor), { recursive: true, force: true });
  }
}

// As npm's own last step of any install (`postinstall`), so that a person's npm ci or npm install counts too.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  keepOwnBinaries();
  writeStamp();
}
