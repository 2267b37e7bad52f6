import { execFile, spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { isInstalled, root } from './install.mjs';
import { freePort, signalled } from './processes.mjs';

/** docs/operations.md as a newcomer follows it, with a home of their own. */
const home = mkdtempSync(join(tmpdir(), 'groundsheet-operations-'));
const page = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const admin = process.env.TEST_DATABASE_URL;
const database = `groundsheet_${randomUUID().replaceAll('-', '')}`;
const port = await freePort();

const kept = Object.entries(process.env).filter(([name]) => /^(PATH|LANG|LC_ALL|TMPDIR|TERM)$/.test(name));
const environment = {
  ...Object.fromEntries(kept),
  HOME: home,
  PORT: String(port),
  LOG: 'stdout',
  DATA_DIR: join(home, 'product'),
};

/** The commands of a section, a line each. */
const commandsOf = (title) => {
  const [, section] = page.split(new RegExp(`^## ${title}\\n`, 'm'));
  return section.split(/^## /m, 1)[0].match(/(?<=^ {4}).+/gm);
};

const shell = (command, env = environment) =>
  promisify(execFile)('/bin/sh', ['-c', command], { cwd: root, env }).catch((error) => {
    throw new Error(`${command}\n${error.stdout}${error.stderr}`);
  });

/** Serves while the work is done. */
async function serving(command, env, work) {
  const child = spawn('/bin/sh', ['-c', command], {
    cwd: root,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (words += text));
  const gone = once(child, 'exit');
  try {
    while (!words.includes('Groundsheet is at')) {
      if (child.exitCode !== null) throw new Error(`${command}\n${words}`);
      await Promise.race([once(child.stdout, 'data'), gone]);
    }
    return await work();
  } finally {
    signalled(-child.pid, 'SIGTERM');
    await gone;
  }
}

const answer = async (path, body) => {
  const headers = { 'Content-Type': 'application/json', Origin: `http://localhost:${port}` };
  const response = await fetch(`http://localhost:${port}/api${path}`, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  return response;
};

async function asAdmin(...statements) {
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** The admin of the demo, and the backups that they see. */
async function backupsSeen(password) {
  const signedIn = await answer('/drivers/login', { email: 'admin@groundsheet.example', password });
  const cookie = signedIn.headers.get('set-cookie').split(';')[0];
  const response = await fetch(`http://localhost:${port}/api/backups`, { headers: { Cookie: cookie } });
  return response.json();
}

afterAll(async () => {
  // The database may still be letting go of its files.
  rmSync(home, { recursive: true, force: true, maxRetries: 20, retryDelay: 250 });
  await asAdmin(`drop database if exists ${database} with (force)`, `drop role if exists ${database}_app`);
});

it('a newcomer backs up, tries it, restores it and moves it by the commands of the page alone', async () => {
  // The commands would install under the feet of the other specs.
  expect(isInstalled()).toBe(true);
  mkdirSync(environment.DATA_DIR, { recursive: true });
  const password = () =>
    JSON.parse(readFileSync(join(environment.DATA_DIR, 'secrets/demo-accounts.json'), 'utf8'))[
      'admin@groundsheet.example'
    ];
  const [makeKey, backUp] = commandsOf('Back up');
  const [tryIt] = commandsOf('Try a backup');
  await serving('npm start', environment, async () => {
    for (const command of [makeKey, backUp]) await shell(command);
    expect(await backupsSeen(password())).toMatchObject([{ encrypted: true, restoredAt: null }]);
    await shell(tryIt);
    expect(await backupsSeen(password())).toMatchObject([{ restoredAt: expect.any(String) }]);
  });

  const [restore, start] = commandsOf('Restore');
  const { stdout } = await shell(restore);
  expect(stdout).toContain('all as they were recorded');
  const demoOff = { ...environment, SEED_DEMO: 'false' };
  const seen = await serving(start, demoOff, () => backupsSeen(password()));
  expect(seen).toMatchObject([{ restoredAt: expect.any(String) }]);

  await asAdmin(`create database ${database}`);
  const ownerUrl = Object.assign(new URL(admin), { pathname: `/${database}` }).href;
  const settings = {
    ...environment,
    DATABASE_OWNER_URL: ownerUrl,
    DATABASE_URL: Object.assign(new URL(ownerUrl), { username: `${database}_app`, password: 'app' }).href,
    MAIL_TRANSPORT: 'file',
    MAIL_FROM: 'Hill Plant <forms@hill-plant.co.uk>',
    PUBLIC_URL: `http://localhost:${port}`,
    LINK_SECRET: randomBytes(32).toString('hex'),
    SESSION_SECRET: randomBytes(32).toString('hex'),
  };
  const [move, takeSecrets, startThere] = commandsOf('Move to a PostgreSQL of your own, or back');
  await shell(move, settings);
  expect(existsSync(join(home, 'moved/postgres'))).toBe(false);
  expect(
    await serving(`${takeSecrets}\n${startThere}`, settings, () => backupsSeen(password())),
  ).toHaveLength(1);
}, 240_000);
