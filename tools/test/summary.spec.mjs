import { countsOfJest, countsOfPlaywright, failureLines, settled, summaryLine } from './summary.mjs';

const jestReport = {
  testResults: [
    { name: 'unread.spec.ts', status: 'failed', assertionResults: [] },
    {
      name: 'read.spec.ts',
      status: 'failed',
      assertionResults: [
        { status: 'passed', fullName: 'adds' },
        { status: 'failed', fullName: 'takes away' },
        { status: 'pending', fullName: 'divides' },
        { status: 'todo', fullName: 'draws roots' },
      ],
    },
  ],
};

it('counts a file that Jest could not run as a failure', () => {
  expect(countsOfJest(jestReport)).toEqual({
    passed: 1,
    failed: 2,
    skipped: 2,
    failures: ['unread.spec.ts', 'takes away'],
  });
});

it('counts an error outside of browser tests as a failure', () => {
  const stats = { expected: 3, unexpected: 1, skipped: 2 };
  const spec = (title, status) => ({ title, tests: [{ status }] });
  const specs = [spec('a week is sent', 'expected'), spec('a set locks', 'unexpected')];
  const suites = [{ specs: [], suites: [{ specs }] }];
  expect(countsOfPlaywright({ stats, suites, errors: [{ message: 'no such file' }] })).toEqual({
    passed: 3,
    failed: 2,
    skipped: 2,
    failures: ['a set locks', 'no such file'],
  });
});

it.each([
  ['ended badly without saying why', { passed: 5, failed: 0, skipped: 0 }, 1, 1],
  ['ran nothing', { passed: 0, failed: 0, skipped: 0 }, 0, 1],
  ['has counted its failures itself', { passed: 5, failed: 2, skipped: 0 }, 1, 2],
  ['went well', { passed: 5, failed: 0, skipped: 1 }, 0, 0],
])('settles the failures of a runner that %s', (_, counts, exitCode, failed) => {
  expect(settled(counts, exitCode).failed).toBe(failed);
});

it('names what failed, of every runner that knows its names', () => {
  expect(failureLines([{ failures: ['takes away'] }, { failed: 1 }, { failures: ['a set locks'] }])).toEqual([
    'FAILED  takes away',
    'FAILED  a set locks',
  ]);
});

it('sums all runners in one line', () => {
  const runners = [
    { passed: 1, failed: 0, skipped: 0 },
    { passed: 40, failed: 2, skipped: 3 },
  ];
  expect(summaryLine(runners)).toBe('41 passed, 2 failed, 3 skipped');
});
