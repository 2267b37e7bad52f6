import { elapsed, slowestLines, stagesOf } from './stages.mjs';

it('says when a stage begins and ends, which it is of how many, and how long each took', async () => {
  const said = [];
  const stages = stagesOf(2, (line) =>
    said.push(line.replace(/^ *\d+:\d\d/, 'm:ss').replace(/\d+\.\d s/, 'n s')),
  );
  const failing = { passed: 1, failed: 1, skipped: 0 };
  expect(await stages.run('format', async () => failing)).toBe(failing);
  await stages.run('lint', async () => ({ passed: 1, failed: 0, skipped: 0 }));
  expect(said).toEqual([
    'm:ss  stage 1 of 2: format',
    'm:ss  FAILED  format (n s)',
    'm:ss  stage 2 of 2: lint',
    'm:ss  passed  lint (n s)',
  ]);
  expect(stages.lines().map((line) => line.replace(/^ +\d+\.\d/, 'n'))).toEqual([
    'Stages, some of them beside each other:',
    'n s  format',
    'n s  lint',
  ]);
});

it('tells the time since the command was given', () => {
  expect(elapsed(Number(process.env.TESTS_BEGAN) + 605_000)).toBe('10:05');
  expect(elapsed(Number(process.env.TESTS_BEGAN) + 5_400)).toBe(' 0:05');
});

it('names the slowest files of both runners, whatever a file of journeys holds', () => {
  const jest = {
    testResults: [
      { name: '/checkout/libs/a.spec.ts', startTime: 1000, endTime: 2500 },
      ...Array.from({ length: 20 }, (_, at) => ({ name: `/checkout/${at}.mjs`, startTime: 0, endTime: at })),
    ],
  };
  const journey = (...durations) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const suites = [{ specs: [journey(2000)], suites: [{ specs: [journey(3000)] }] }];
  const playwright = { suites: [{ file: 'week.spec.ts', ...suites[0] }] };
  const lines = slowestLines('/checkout', jest, playwright);
  expect(lines).toHaveLength(11);
  expect(lines.slice(1, 3)).toEqual([
    '    5.0 s  apps/web-e2e/src/week.spec.ts',
    '    1.5 s  libs/a.spec.ts',
  ]);
});
