import {
  chmodSync,
  openSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ended, freePort, signalled, startGroup } from '../start/processes.mjs';

/** The cases of fresh-checkout.mjs. Each prints its line and returns whether it held. */

const SERVES = /Groundsheet is at (\S+)/;

/** Starting, stopping, killing and being refused, in one checkout. */
export async function startCases(place) {
  const port = await freePort();
  const held = [];
  const proves = async (title, limit, work) => held.push(await prove(place, title, limit, work));

  let running;
  const starts = async () => (running = await served(place, port));
  await proves('npm start on a fresh clone serves', 180, starts);
  // Without it, the rest would only say the same.
  if (!running) return held;
  await proves('a second start on the same data is refused and says who holds it', 10, () =>
    refused(place, { PORT: String(port) }, /already uses the data in .*process \d+, since .* on port \d+/s),
  );
  await proves('a start on a port that is taken is refused', 10, () =>
    refused(place, { PORT: String(port), DATA_DIR: '.data-of-another' }, /Port \d+ is taken/),
  );
  await proves('SIGTERM stops everything', 5, () => stopped(place, running, 'SIGTERM'));
  await proves('npm start with nothing changed serves', 10, starts);
  await proves('Ctrl-C stops everything', 5, () => stopped(place, running, 'SIGINT'));
  await proves('npm start serves again', 10, starts);
  await proves('kill -9 of the start script takes everything but the database with it', 10, async () => {
    const [script] = processesOf(place).filter(({ command }) => command.includes('tools/start/start.mjs'));
    process.kill(script.pid, 'SIGKILL');
    await nothingLeft(place, ({ command }) => !command.includes('postgres'));
  });
  await proves('npm start after that serves', 15, starts);
  await proves('kill -9 of everything at once, and npm start serves', 20, async () => {
    for (const { pid } of processesOf(place)) signalled(pid, 'SIGKILL');
    await nothingLeft(place);
    await starts();
  });
  await proves('kill -9 of everything but the database, and npm start serves', 20, async () => {
    for (const { pid, command } of processesOf(place))
      if (!command.includes('postgres')) signalled(pid, 'SIGKILL');
    await starts();
  });
  await proves('SIGTERM stops everything after all that', 5, () => stopped(place, running, 'SIGTERM'));
  return held;
}

/** Root's database where its account cannot go: below a folder that only root may enter. */
export function outOfReach(place) {
  return prove(
    place,
    'npm start in a folder closed to others serves and says where the database is',
    60,
    async () => {
      const home = dirname(place.checkout);
      chmodSync(home, 0o700);
      renameSync(join(place.checkout, '.data'), join(place.checkout, '.data-before'));
      try {
        const running = await served(place, await freePort());
        const [folder] = /\/var\/lib\/groundsheet\/[0-9a-f]+/.exec(running.words()) ?? [];
        if (!folder) throw new Error(running.words());
        await stopped(place, running, 'SIGTERM');
        rmSync(folder, { recursive: true });
      } finally {
        chmodSync(home, 0o755);
      }
    },
  );
}

/** The same folder, later and as another user. */
export function userAfterRoot(place) {
  return prove(place, 'a user in the folder that root used is told whose it is', 10, () =>
    refused(place, {}, /belongs to root/),
  );
}

/**
 * With a PostgreSQL of one's own, and with data of another release.
 * @param databaseUrl of an empty database
 */
export async function databaseCases(place, databaseUrl) {
  const port = await freePort();
  const own = { DATABASE_URL: databaseUrl, DATA_DIR: '.data-of-another' };
  const missing = /MAIL_TRANSPORT: .*MAIL_FROM: .*PUBLIC_URL: .*LINK_SECRET: .*SESSION_SECRET: /s;
  const version = join(place.checkout, '.data', 'postgres', 'cluster', 'PG_VERSION');
  return [
    await prove(place, 'npm start with DATABASE_URL alone names every setting that is missing', 10, () =>
      refused(place, { ...own, PORT: String(port) }, missing),
    ),
    await prove(place, 'npm start with DATABASE_URL serves from that database', 20, async () => {
      const settings = {
        ...own,
        MAIL_TRANSPORT: 'file',
        MAIL_FROM: 'forms@example.org',
        PUBLIC_URL: `http://localhost:${port}`,
        LINK_SECRET: 'a secret of the people who run it',
        SESSION_SECRET: 'another secret of theirs, as long as it has to be',
      };
      await stopped(place, await served(place, port, settings), 'SIGTERM');
    }),
    await prove(place, 'data of another PostgreSQL is refused with how to take it along', 10, async () => {
      const before = readFileSync(version);
      writeFileSync(version, '17\n');
      try {
        await refused(
          place,
          { PORT: String(port) },
          /written by PostgreSQL 17.*npm run backup.*npm run restore/s,
        );
      } finally {
        writeFileSync(version, before);
      }
    }),
  ];
}

/**
 * Another npm than the machine's.
 * @param bin a path on which it is the npm
 */
export function npmCase(place, bin, release) {
  return prove(place, `npm start by npm ${release} installs and serves`, 180, async () => {
    rmSync(join(place.checkout, 'node_modules'), { recursive: true });
    const running = await served({ ...place, env: { ...place.env, PATH: bin } }, await freePort());
    await stopped(place, running, 'SIGTERM');
  });
}

/** The other command, beside the first. */
export function testCase(place) {
  return prove(place, 'npm test passes beside npm start, and its last line sums', 600, async () => {
    const running = await served(place, await freePort());
    const run = npm(place, ['test']);
    const code = await ended(run.child);
    const last = run.words().trimEnd().split('\n').at(-1);
    if (code !== 0 || !/^\d+ passed, 0 failed, \d+ skipped$/.test(last))
      throw new Error(failuresIn(run.words()));
    if (running.child.exitCode !== null) throw new Error(running.words());
    await stopped(place, running, 'SIGTERM');
  });
}

/** What a run of the tests says went wrong, and its sum. */
function failuresIn(words) {
  const lines = words.trimEnd().split('\n');
  return [...lines.filter((line) => /✘|^FAIL|●/.test(line)), lines.at(-1)].join('\n');
}

async function prove({ name }, title, limit, work) {
  const began = performance.now();
  const fault = await work().then(
    () => undefined,
    (error) => error.message,
  );
  const seconds = (performance.now() - began) / 1_000;
  const held = fault === undefined && seconds <= limit;
  const late = fault === undefined && !held ? `, allowed are ${limit} s` : '';
  console.log(`${held ? 'ok    ' : 'FAILED'} ${seconds.toFixed(1).padStart(6)} s  ${name}: ${title}${late}`);
  if (fault) console.log(fault.trimEnd().split('\n').slice(-25).join('\n').replaceAll(/^/gm, '       | '));
  return held;
}

function npm({ checkout, env, uid }, args, settings = {}) {
  const log = join(dirname(checkout), '..', `${Date.now()}.log`);
  const output = openSync(log, 'a');
  const account = process.getuid() === uid ? {} : { uid, gid: uid };
  const child = startGroup(join(env.PATH, 'npm'), args, {
    cwd: checkout,
    env: { ...env, ...settings },
    stdio: ['ignore', output, output],
    ...account,
  });
  return { child, words: () => readFileSync(log, 'utf8') };
}

async function served(place, port, settings = {}) {
  const run = npm(place, ['start'], { ...settings, PORT: String(port) });
  while (!SERVES.test(run.words())) {
    if (run.child.exitCode !== null) throw new Error(run.words());
    await sleep(50);
  }
  const answer = await fetch(`http://127.0.0.1:${port}/api/customers`);
  // The demo goes into the database that comes along, never into another.
  if (!answer.ok || (await answer.json()).length > 0 === Boolean(settings.DATABASE_URL))
    throw new Error(`GET /api/customers: ${answer.status}`);
  return run;
}

async function refused(place, settings, sentence) {
  const run = npm(place, ['start'], settings);
  const code = await ended(run.child);
  const words = run.words();
  if (code !== 1 || !sentence.test(words) || /^\s+at /m.test(words))
    throw new Error(`exit ${code}: ${words}`);
}

async function stopped(place, { child }, signal) {
  // To the group, as a terminal does; npm passes on what only it gets.
  process.kill(signal === 'SIGINT' ? -child.pid : child.pid, signal);
  await ended(child);
  const left = processesOf(place);
  if (left.length > 0) throw new Error(left.map(({ pid, command }) => `${pid} ${command}`).join('\n'));
}

async function nothingLeft(place, counts = () => true) {
  const left = () => processesOf(place).filter(counts);
  for (const end = Date.now() + 10_000; left().length > 0; await sleep(50)) {
    if (Date.now() > end)
      throw new Error(
        left()
          .map(({ pid, command }) => `${pid} ${command}`)
          .join('\n'),
      );
  }
}

/** Everything that runs from the checkout or works in it; there may be no `ps`. */
function processesOf({ checkout }) {
  const mine = [];
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      const cwd = readlinkSync(`/proc/${pid}/cwd`);
      if (command && (command.includes(checkout) || cwd.startsWith(checkout)))
        mine.push({ pid: Number(pid), command });
    } catch {
      // It ended while we looked.
    }
  }
  return mine;
}
