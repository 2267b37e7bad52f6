import { execFileSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { beforeEnd, end, runEntry } from '../start/entry.mjs';
import {
  databaseCases,
  npmCase,
  outOfReach,
  startCases,
  testCase,
  userAfterRoot,
} from './fresh-checkout-cases.mjs';
import { onInstalledNode, root } from '../start/install.mjs';

/**
 * Proves the two commands on clones of what is committed, as a stranger meets them: an empty home, a locale that is
 * not installed, a folder with a space, no git, ps, curl or compiler on the path. As root it proves them for root and
 * for an ordinary account. Prints a line per case. `--start` leaves out `npm test`, `--cache=<folder>` names a warm
 * npm cache to copy.
 */
const OTHER_TOOLS = ['sh', 'node', 'npm', 'env', 'useradd'];
const NOBODY = 65534;
/** What comes with Node 20; Node 24 brings 11. */
const OLD_NPM = 10;

await runEntry(async () => {
  await onInstalledNode(import.meta.url);
  const folder = mkdtempSync(join(tmpdir(), 'groundsheet fresh '));
  beforeEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 100 }));
  chmodSync(folder, 0o755);
  const bin = binFolder(join(folder, 'bin'));
  const isRoot = process.getuid() === 0;
  const accounts = isRoot
    ? [
        { name: 'root', uid: 0 },
        { name: 'nobody', uid: NOBODY },
      ]
    : [{ name: 'user', uid: process.getuid() }];
  const results = [];
  for (const account of accounts) {
    const place = await stranger(folder, bin, account);
    results.push(...(await startCases(place)));
    results.push(...(await databaseCases(place, await databaseFor(account, folder))));
    if (account === accounts[0]) results.push(await npmCase(place, binWithOldNpm(folder), OLD_NPM));
    if (isRoot && account.uid === 0) {
      results.push(await outOfReach(place));
      results.push(await userAfterRoot({ ...place, uid: NOBODY }));
    }
    if (!process.argv.includes('--start')) results.push(await testCase(place));
  }
  await end(results.every(Boolean) ? 0 : 1);
});

/** A path with nothing on it but what the README asks for. */
function binFolder(bin) {
  mkdirSync(bin);
  const folders = process.env.PATH.split(delimiter).filter((entry) => !entry.includes('node_modules'));
  for (const tool of OTHER_TOOLS) {
    for (const found of [...folders, '/usr/sbin'].map((entry) => join(entry, tool))) {
      try {
        symlinkSync(realpathSync(found), join(bin, tool));
        break;
      } catch {
        // Not in this folder.
      }
    }
  }
  return bin;
}

/** The same path with an older npm. */
function binWithOldNpm(folder) {
  const home = join(folder, `npm ${OLD_NPM}`);
  execFileSync('npm', ['install', '--prefix', home, '--no-audit', '--no-fund', `npm@${OLD_NPM}`], {
    stdio: 'ignore',
  });
  const bin = binFolder(join(folder, `bin with npm ${OLD_NPM}`));
  rmSync(join(bin, 'npm'));
  symlinkSync(join(home, 'node_modules', 'npm', 'bin', 'npm-cli.js'), join(bin, 'npm'));
  return bin;
}

/** An empty PostgreSQL that is not the product's. */
async function databaseFor({ name }, folder) {
  const { startDatabase } = await import('../start/database.mjs');
  const dataDir = join(folder, `database for ${name}`);
  mkdirSync(dataDir, { mode: 0o700 });
  return (await startDatabase(dataDir)).ownerUrl;
}

/** A clone with an account's own home and npm cache. */
async function stranger(folder, bin, { name, uid }) {
  const home = join(folder, `home of ${name}`);
  const checkout = join(home, 'ground sheet');
  mkdirSync(home);
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', root, checkout]);
  const cache = process.argv.find((argument) => argument.startsWith('--cache='))?.slice('--cache='.length);
  if (cache) execFileSync('cp', ['-r', '--reflink=auto', cache, join(home, '.npm')]);
  if (process.getuid() === 0) execFileSync('chown', ['-R', `${uid}:${uid}`, home]);
  chownSync(home, uid, uid);
  const env = { PATH: bin, HOME: home, LANG: 'en_GB.UTF-8', TMPDIR: process.env.TMPDIR };
  return { name, uid, checkout, env };
}
