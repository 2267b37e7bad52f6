import { existsSync, readFileSync } from 'node:fs';

const root = new URL('../../', import.meta.url);
const read = (name) => readFileSync(new URL(`docs/${name}.md`, root), 'utf8');
const asvs = read('asvs');
const rows = asvs
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, number, requirement, state, how]) => ({ number, requirement, state, how }));

/** How many requirements of levels 1 and 2 each section of the ASVS 5.0 has; they are numbered from 1. */
const SECTIONS = Object.entries({
  ...{ 1.1: 2, 1.2: 9, 1.3: 11, 1.4: 3, 1.5: 2, 2.1: 3, 2.2: 3, 2.3: 4, 2.4: 1 },
  ...{ 3.2: 2, 3.3: 4, 3.4: 6, 3.5: 5, 3.7: 2, 4.1: 3, 4.2: 1, 4.3: 2, 4.4: 4 },
  ...{ 5.1: 1, 5.2: 3, 5.3: 2, 5.4: 3, 6.1: 3, 6.2: 12, 6.3: 4, 6.4: 4, 6.5: 5, 6.6: 3, 6.8: 4 },
  ...{ 7.1: 3, 7.2: 4, 7.3: 2, 7.4: 5, 7.5: 2, 7.6: 2, 8.1: 2, 8.2: 3, 8.3: 1, 8.4: 1, 9.1: 3, 9.2: 4 },
  ...{ 10.1: 2, 10.2: 2, 10.3: 4, 10.4: 11, 10.5: 5, 10.6: 2, 10.7: 3 },
  ...{ 11.1: 2, 11.2: 3, 11.3: 3, 11.4: 4, 11.5: 1, 11.6: 1, 12.1: 3, 12.2: 2, 12.3: 4 },
  ...{ 13.1: 1, 13.2: 5, 13.3: 2, 13.4: 5, 14.1: 2, 14.2: 4, 14.3: 3, 15.1: 3, 15.2: 3, 15.3: 7 },
  ...{ 16.1: 1, 16.2: 5, 16.3: 4, 16.4: 3, 16.5: 3, 17.1: 1, 17.2: 4, 17.3: 2 },
});

it('has each requirement of levels 1 and 2 once, or says that it does not apply', () => {
  const numbers = SECTIONS.flatMap(([section, most]) =>
    Array.from({ length: most }, (_, index) => `V${section}.${index + 1}`),
  );
  expect(numbers).toHaveLength(253);
  const [, others] = /^The other \d+ are about[^:]+: (.*)\.$/m.exec(asvs);
  const named = [...rows.map(({ number }) => number), ...others.split(', ')];
  expect(named.toSorted()).toEqual(numbers.toSorted());
  expect(asvs.split('\n').length).toBeLessThan(210);
});

it('says of each whether it is met, and how or why not', () => {
  const mute = rows.filter(
    ({ requirement, state, how }) => !requirement || !['met', 'open'].includes(state) || how.length < 5,
  );
  expect(mute).toEqual([]);
  const count = (state) => rows.filter((row) => row.state === state).length;
  expect(asvs.replaceAll('\n', ' ')).toContain(
    `these ${rows.length} apply: ${count('met')} are **met**, ${count('open')} **open**`,
  );
});

it('gives everything that is kept a level, and each level its rules', () => {
  const [, kept] = read('security').split('## What is kept');
  const [things, levels] = kept
    .split('\n## ')[0]
    .split('How each level is treated:')
    .map((text) =>
      text
        .split('\n')
        .filter((line) => line.startsWith('| '))
        .slice(2)
        .map((line) =>
          line
            .split('|')
            .map((cell) => cell.trim())
            .slice(1, -1),
        ),
    );
  expect(things.length).toBeGreaterThanOrEqual(12);
  expect(new Set(things.map(([, level]) => level))).toEqual(new Set(levels.map(([level]) => level)));
  const short = [...things.map((row) => [4, row]), ...levels.map((row) => [6, row])].filter(
    ([cells, row]) => row.length !== cells || row.some((cell) => cell === ''),
  );
  expect(short).toEqual([]);
  for (const named of ['vault', 'What was read', 'Share packs'])
    expect(things.map(([what]) => what).join('\n')).toContain(named);
});

it('names the files of its tests', () => {
  const named = [...asvs.matchAll(/`([\w./-]+\.spec\.\w+)`/g)].map(([, file]) => file);
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((file) => !existsSync(new URL(file, root)))).toEqual([]);
});
