import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../start/install.mjs';
import { runJest } from './runners.mjs';
import { withSecondTry } from './second-try.mjs';

const folder = mkdtempSync(join(tmpdir(), 'second-try-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Specs that write down each time they run. */
const PLANTED = {
  once: `writeFileSync(mark, 'was here', { flag: 'a' }); expect(readFileSync(mark, 'utf8')).not.toBe('was here');`,
  always: `writeFileSync(mark, 'was here', { flag: 'a' }); expect(1).toBe(2);`,
  never: `writeFileSync(mark, 'was here', { flag: 'a' });`,
};
const mark = (name) => join(folder, `${name}.mark`);
const spec = (name) => join(folder, `${name}.spec.mjs`);

function plant() {
  for (const [name, body] of Object.entries(PLANTED))
    writeFileSync(
      spec(name),
      `import { readFileSync, writeFileSync } from 'node:fs';
       const mark = ${JSON.stringify(mark(name))};
       it('holds', () => {});
       it('fails ${name}', () => { ${body} });`,
    );
  const config = join(folder, 'jest.config.json');
  const testRunner = join(root, 'tools/test/native-runner.mjs');
  writeFileSync(
    config,
    JSON.stringify({ rootDir: folder, testMatch: ['**/*.spec.mjs'], testRunner, transform: {} }),
  );
  return config;
}

it('counts a planted spec that fails once as passed and names it, and one that fails always as failed', async () => {
  const config = plant();
  const run = (files) => runJest(folder, { config, files, stdio: 'ignore' });
  expect(await withSecondTry(await run(), run)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 0,
    failures: ['fails always'],
    flaky: [expect.stringMatching(/once\.spec\.mjs: fails once$/)],
  });
  const runs = (name) => readFileSync(mark(name), 'utf8').match(/was here/g).length;
  expect([runs('once'), runs('always'), runs('never')]).toEqual([2, 2, 1]);
});

const aFile = (name, status = 'passed') => ({
  name,
  status,
  assertionResults: [{ status, fullName: 'adds' }],
});
const failed = (count) => Array.from({ length: count }, (_, n) => aFile(`${n}.spec.ts`, 'failed'));
const reported = (...testResults) => ({
  report: { testResults },
  code: Number(testResults.some(({ status }) => status === 'failed')),
});
const neverAgain = () => Promise.reject(new Error('Tried again.'));

it.each([
  ['nothing has failed', reported(aFile('a.spec.ts')), { passed: 1, failed: 0 }],
  ['seven files have failed', reported(...failed(7)), { passed: 0, failed: 7 }],
  ['there is no report', { report: null, code: 1 }, { passed: 0, failed: 1 }],
  ['Jest failed and no test did', { ...reported(aFile('a.spec.ts')), code: 1 }, { passed: 1, failed: 1 }],
])('tries nothing again where %s', async (_, first, counts) => {
  expect(await withSecondTry(first, neverAgain)).toMatchObject(counts);
});

it('keeps the failures of the first try where the second says nothing, or not of all files', async () => {
  const first = reported(...failed(2), aFile('good.spec.ts'));
  const silent = () => Promise.resolve({ report: null, code: 1 });
  expect(await withSecondTry(first, silent)).toMatchObject({ passed: 1, failed: 2 });
  const halfway = () => Promise.resolve(reported(aFile('0.spec.ts')));
  expect(await withSecondTry(first, halfway)).toMatchObject({
    passed: 2,
    failed: 1,
    flaky: ['0.spec.ts: adds'],
  });
});

it('counts a second try that ended badly as a failure, whatever its report says', async () => {
  const again = () => Promise.resolve({ ...reported(...failed(1).map(({ name }) => aFile(name))), code: 1 });
  expect(await withSecondTry(reported(...failed(1)), again)).toMatchObject({ passed: 1, failed: 1 });
});

it('tries six files again, by their paths', async () => {
  const first = reported(...failed(6), aFile('good.spec.ts'));
  const all = (files) => Promise.resolve(reported(...files.map((name) => aFile(name))));
  expect(await withSecondTry(first, all)).toMatchObject({ passed: 7, failed: 0, flaky: { length: 6 } });
});
