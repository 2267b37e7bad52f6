import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listingKinds, REGISTRY } from '../dev/kinds-listed.mjs';
import { root } from '../start/install.mjs';

it('lets nothing but the registry list the kinds of form', () => {
  const exclude = (name) => ['node_modules', 'dist'].includes(name.split('/').at(-1));
  const paths = globSync('{apps,libs}/**/*.{ts,tsx,mjs}', { cwd: root, exclude });
  expect(paths).toEqual(expect.arrayContaining(REGISTRY));
  const files = paths
    .filter((path) => !/\.gen\.ts$|schema\.d\.ts$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  expect(listingKinds(files)).toEqual(REGISTRY);
});

it.each([
  ['asks for one and then the other', "kind === 'timesheet' ? days : kind === 'check-sheet' && answers"],
  ['has a line for each', "const WORDS = { timesheet: 'week', 'check-sheet': 'day' };"],
  ['names both in SQL', "`select id from forms where kind in ('timesheet', 'check-sheet')`"],
])('finds a file that %s', (_, text) => {
  const path = 'libs/forms/src/planted.ts';
  expect(listingKinds([{ path, text }])).toEqual([path]);
});

it('lets a file speak of one kind, and the module of a kind of the other', () => {
  const both = "['timesheet', 'check-sheet']";
  const files = [
    { path: 'libs/forms/src/planted.ts', text: "kind = 'check-sheet'" },
    { path: 'libs/modules/timesheets/src/planted.ts', text: both },
    { path: 'libs/forms/src/planted.spec.ts', text: both },
  ];
  expect(listingKinds(files)).toEqual([]);
});
