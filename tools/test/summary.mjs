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
function failuresOfFile({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
  return status === 'failed' && failed.length === 0 ? [name] : failed;
}

/** Counts of Playwright's JSON reporter. A file that did not load has failed. */
export function countsOfPlaywright({ stats, errors, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [...unexpectedIn(suites), ...errors.map(({ message }) => message)],
  };
}

function unexpectedIn(suites = []) {
  return suites.flatMap(({ specs = [], suites: within }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'unexpected'))
      .map(({ title }) => title),
    ...unexpectedIn(within),
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

/** The last line of `npm test`. */
export function summaryLine(all) {
  const sum = (kind) => all.reduce((total, counts) => total + counts[kind], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed, ${sum('skipped')} skipped`;
}
