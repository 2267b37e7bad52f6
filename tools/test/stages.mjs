import { relative } from 'node:path';
import process from 'node:process';

/** What `npm test` tells while it runs: the stage, how many of how many, and how long it has taken so far. */

/** When the command was given, installing included; what it starts is told so by its environment. */
process.env.TESTS_BEGAN ??= String(Date.now());

const SLOWEST = 10;

/** How long the whole has taken: '4:05'. */
export function elapsed(now = Date.now()) {
  const seconds = Math.round((now - Number(process.env.TESTS_BEGAN)) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`.padStart(5);
}

/**
 * Runs stages, some beside each other, and says when each begins and ends.
 * @param total how many there will be
 */
export function stagesOf(total, say = console.log) {
  const done = [];
  let begun = 0;
  return {
    /** @returns the counts that the work resolves to */
    async run(name, work) {
      begun += 1;
      say(`${elapsed()}  stage ${begun} of ${total}: ${name}`);
      const began = Date.now();
      const counts = await work();
      const seconds = ((Date.now() - began) / 1000).toFixed(1);
      done.push(`${seconds.padStart(7)} s  ${name}`);
      say(`${elapsed()}  ${counts.failed > 0 ? 'FAILED' : 'passed'}  ${name} (${seconds} s)`);
      return counts;
    },
    /** How long each took, in the order in which they ended. */
    lines: () => ['Stages, some of them beside each other:', ...done],
  };
}

/** The files whose tests took longest, of Jest's `--json` and Playwright's JSON reporter. */
export function slowestLines(root, jest, playwright) {
  const files = [
    ...jest.testResults.map(({ name, startTime, endTime }) => [relative(root, name), endTime - startTime]),
    ...playwright.suites.map(({ file, ...suite }) => [`apps/web-e2e/src/${file}`, durationOf(suite)]),
  ];
  const slowest = files.toSorted(([, one], [, other]) => other - one).slice(0, SLOWEST);
  return [
    'Slowest files:',
    ...slowest.map(([name, ms]) => `${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`),
  ];
}

function durationOf({ specs = [], suites = [] }) {
  const own = specs.flatMap(({ tests }) => tests.flatMap(({ results }) => results));
  return own.reduce((sum, { duration }) => sum + duration, 0) + suites.map(durationOf).reduce(add, 0);
}

const add = (sum, each) => sum + each;
