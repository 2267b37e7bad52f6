import { generateKeyPairSync } from 'node:crypto';
import { existsSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { nxEnvironment } from '../start/build.mjs';
import { Refusal } from '../start/entry.mjs';
import { FROM_SOURCE, root } from '../start/install.mjs';
import {
  bornOf,
  ended,
  endingCleanly,
  freePort,
  startChild,
  stopGroup,
  wordsOf,
} from '../start/processes.mjs';
import { startProduct } from '../start/product.mjs';
import { browserEnvironment } from './browser.mjs';
import { slowestLines, stagesOf } from './stages.mjs';
import { countsOfJest, countsOfPlaywright, settled } from './summary.mjs';
import { holdTestFolder, startTestDatabase } from './test-database.mjs';

const script = (name) => join(root, 'node_modules', '.bin', name);

/** Checks types in a third of the time; what reads TypeScript by its API (ESLint, the build) still needs version 6. */
const TSC = join(root, 'node_modules', 'typescript-7', 'bin', 'tsc');

/** Each passes or fails as a whole; types need nothing that is built. */
const TYPES = {
  'types of tools, libraries and API': [TSC, '-p', 'tools/tsconfig.json', '--noEmit'],
  'types of the web app': [TSC, '-p', 'apps/web/tsconfig.json', '--noEmit'],
  'types of the browser tests': [TSC, '-p', 'apps/web-e2e/tsconfig.json', '--noEmit'],
};
const CHECKS = {
  format: [script('prettier'), '--check', '--cache', '--log-level=warn', '.'],
  lint: ['tools/test/lint.mjs'],
  'generated files': ['tools/dev/generate.mjs', '--check'],
};

/** In milliseconds. Each takes half a minute; one that hangs says so by its time and lets the others be seen. */
const LONGEST_CHECK = 10 * 60_000;

/** In the title of a browser test that `npm test` leaves to `npm run test:deep`. */
export const DEEP = '@deep';

/** Of runners that wrote no report. */
const NO_SPECS = { testResults: [] };
const NO_JOURNEYS = { stats: { expected: 0, unexpected: 0, skipped: 0 }, errors: [], suites: [] };

/** So long after its report a runner may still tidy up, in milliseconds. */
const LAST_WORDS = 30_000;

/** What the person has set for the product must not reach the tests: not a mail server, not a database. */
const KEPT = [
  'PATH',
  'HOME',
  'USER',
  'TERM',
  'LANG',
  'LC_ALL',
  'CI',
  'NO_COLOR',
  'FORCE_COLOR',
  'NODE_EXTRA_CA_CERTS',
  'TESTS_BEGAN',
];
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.includes(name))),
  ...nxEnvironment,
};

/**
 * Runs the browser tests, which wait for the screen more than they compute, beside the checks and Jest.
 * @param folder of this run
 * @returns the counts of each stage, and lines that say where the time went
 */
export async function runAll(folder) {
  // What a test leaves in the temporary folder goes with this run's.
  environment.TMPDIR = join(folder, 'tmp');
  mkdirSync(environment.TMPDIR);
  const stages = stagesOf(Object.keys({ ...TYPES, ...CHECKS }).length + 3);
  const database = await startTestDatabase(folder);
  const reports = { jest: NO_SPECS, playwright: NO_JOURNEYS };
  const product = { its: null };
  // Lint reads the graph that Nx draws when it builds.
  const [built, types] = await Promise.all([
    stages.run('building and starting the product', async () => {
      product.its = await startTested(folder, database);
      return product.its ? NONE : { ...NONE, failed: 1 };
    }),
    checks(stages, TYPES),
  ]);
  const [browser, [others, specs]] = await Promise.all([
    stages.run('browser journeys', async () => {
      if (!product.its) return NONE;
      const args = [`--grep-invert=${DEEP}`];
      return browserTests(folder, product.its, { args, keep: (report) => (reports.playwright = report) });
    }),
    checks(stages, CHECKS).then(async (others) => [
      others,
      await stages.run('specs of server, libraries, pages and tools', async () => {
        const { report, code } = await runJest(folder, database.superuserUrl);
        reports.jest = report ?? NO_SPECS;
        return settled(countsOfJest(reports.jest), code);
      }),
    ]),
  ]);
  const times = [...stages.lines(), '', ...slowestLines(root, reports.jest, reports.playwright)];
  return { counts: [built, browser, ...types, ...others, specs], times };
}

const NONE = { passed: 0, failed: 0, skipped: 0 };

/** One after the other. */
async function checks(stages, named) {
  const results = [];
  for (const [name, args] of Object.entries(named))
    results.push(await stages.run(name, () => check(name, args)));
  return results;
}

async function check(name, args) {
  const child = startChild(process.execPath, args, {
    cwd: root,
    env: endingCleanly(environment),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const words = wordsOf(child);
  const limit = setTimeout(() => stopGroup({ pid: child.pid, born: bornOf(child.pid) }), LONGEST_CHECK);
  const passed = (await ended(child)) === 0;
  clearTimeout(limit);
  if (!passed) console.log(words());
  return { passed: Number(passed), failed: Number(!passed), skipped: 0, failures: passed ? [] : [name] };
}

/** Jest as an argument of Node; what follows are its own. */
export const JEST = [
  // Handed on to its workers: see native-runner.mjs.
  ...FROM_SOURCE,
  '--experimental-vm-modules',
  '--disable-warning=ExperimentalWarning',
  script('jest'),
];
export const JEST_CONFIG = 'tools/test/jest.config.mjs';
const PROGRESS = import.meta.dirname;

/** @returns the report, null where none was written, and what Jest ended with */
async function runJest(folder, databaseUrl) {
  const report = join(folder, 'jest.json');
  const options = [`--config=${JEST_CONFIG}`, '--json', `--outputFile=${report}`, '--maxWorkers=2'];
  const child = startChild(
    process.execPath,
    [...JEST, ...options, `--reporters=${PROGRESS}/jest-progress.mjs`],
    {
      cwd: root,
      env: { ...environment, TEST_DATABASE_URL: databaseUrl },
    },
  );
  const code = await endedOrReported(child, report);
  return { report: readReport(report), code };
}

/**
 * The built product with a port and data of its own, for the browser tests.
 * @returns its settings, the key that signs events about its mails, and what tells the last lines of its log; null when it does not start, which has been said
 */
export async function startTested(folder, { url, ownerUrl }) {
  const log = join(folder, 'product.log');
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const settings = {
    ...environment,
    // The tests report on mails as SendGrid does.
    SENDGRID_WEBHOOK_KEY: publicKey.export({ format: 'der', type: 'spki' }).toString('base64'),
    DATA_DIR: join(folder, 'data'),
    PORT: String(await freePort()),
    // All browsers are behind one network address; the limits have their own tests.
    REQUESTS_PER_MINUTE: '1000000',
    LIMITS: 'off',
  };
  mkdirSync(settings.DATA_DIR, { mode: 0o700 });
  const lastWords = () => readFileSync(log, 'utf8').trim().split('\n').slice(-40).join('\n');
  try {
    await startProduct(settings, {
      output: openSync(log, 'a'),
      databaseUrl: url,
      databaseOwnerUrl: ownerUrl,
    });
    const eventKey = privateKey.export({ format: 'pem', type: 'pkcs8' });
    return { settings, eventKey, lastWords };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.log(`${lastWords()}\n${error.message}\nFAILED  the product does not start: no browser tests`);
    return null;
  }
}

/**
 * Playwright against the product.
 * @param options further arguments for Playwright, environment for the tests, and who wants the report itself
 */
export async function browserTests(
  folder,
  { settings, eventKey, lastWords },
  { args = [], env = {}, keep = () => {} } = {},
) {
  const report = join(folder, 'playwright.json');
  const child = startChild(
    process.execPath,
    [
      script('playwright'),
      'test',
      '-c',
      'apps/web-e2e',
      `--reporter=${PROGRESS}/playwright-progress.mjs,json`,
      ...args,
    ],
    {
      cwd: root,
      env: {
        ...environment,
        ...browserEnvironment(process.env),
        BASE_URL: `http://localhost:${settings.PORT}`,
        E2E_DATA_DIR: settings.DATA_DIR,
        E2E_EVENT_KEY: eventKey,
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
        ...env,
      },
    },
  );
  const code = await endedOrReported(child, report);
  const journeys = readReport(report) ?? NO_JOURNEYS;
  keep(journeys);
  const counts = settled(countsOfPlaywright(journeys), code);
  if (counts.failed > 0) console.log(`The product said at last:\n${lastWords()}`);
  return counts;
}

/** The browser tests that the arguments name, and nothing else, on a product of their own. */
export async function testInBrowser(command, options) {
  const folder = holdTestFolder(command);
  const product = await startTested(folder, await startTestDatabase(folder));
  return product ? browserTests(folder, product, options) : { failed: 1 };
}

/** The tests that look at every screen. */
export function lookAtEveryScreen(command, env) {
  return testInBrowser(command, { args: ['accessibility', 'vault'], env });
}

/**
 * What a runner ended with; 0 when it has written its report, in which its failures are, and does not end: its workers
 * must not lose a third of their speed to clean-exit.mjs.
 */
async function endedOrReported(child, report) {
  const end = ended(child);
  let code;
  void end.then((its) => (code = its));
  while (code === undefined && !existsSync(report)) await Promise.race([end, sleep(1_000)]);
  await Promise.race([end, sleep(LAST_WORDS)]);
  if (code !== undefined) return code;
  await stopGroup({ pid: child.pid, born: bornOf(child.pid) });
  return 0;
}

function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    console.log(`No report to count: ${error.message}`);
    return null;
  }
}
