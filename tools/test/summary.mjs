/** Sums what the runners of `npm test` counted, each in its own way. */

/** Counts of the files in jest's `--json`. One that could not be run holds tests nobody counted: one failure. */
export function countsOfJest({ testResults }) {
  const statuses = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ status }) => status),
  );
  const passed = statuses.filter((status) => status === 'passed').length;
  const failures = testResults.flatMap(failuresOfFile);
  const skipped = statuses.filter((status) => status !== 'passed' && status !== 'failed').length;
  return { passed, failed: failures.length, skipped, failures };
}

/** The tests that failed in a file; the file itself where it failed without them. */
export function failuresOfFile({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  return status === 'failed' && failed.length === 0 ? [name] : failed;
}

/** Counts of Playwright's JSON reporter. A file that did not load has failed; what passed only when tried again is named. */
export function countsOfPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    flaky: titlesOf('flaky', suites),
    failures: [...titlesOf('unexpected', suites), ...errors.map(({ message }) => message)],
  };
}

function titlesOf(outcome, suites = []) {
  return suites.flatMap(({ specs = [], suites: within }) => [
    ...specs.filter(({ tests }) => tests.some(({ status }) => status === outcome)).map(({ title }) => title),
    ...titlesOf(outcome, within),
  ]);
}

/** A runner that ended well has tests; one that ended badly has a failure, even when its report knows of none. */
export function settled(counts, exitCode) {
  const nothing = counts.passed + counts.failed + counts.skipped === 0;
  const unsaid = counts.failed === 0 && (exitCode !== 0 || nothing) ? 1 : 0;
  return { ...counts, failed: counts.failed + unsaid };
}

/** What failed, by name and just before the last line: of a long log, often only the end is kept. */
export function failureLines(all) {
  return all.flatMap(({ failures = [] }) => failures.map((name) => `FAILED  ${name}`));
}

/** What passed only when it was tried again: someone has to look why. */
export function secondTryLines(all) {
  const names = all.flatMap(({ flaky = [] }) => flaky);
  return names.length > 0 ? ['Passed at the second try:', ...names.map((name) => `!!!!!!  ${name}`)] : [];
}

/** The last line of `npm test`. */
export function summaryLine(all) {
  const sum = (kind) => all.reduce((total, counts) => total + counts[kind], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}
