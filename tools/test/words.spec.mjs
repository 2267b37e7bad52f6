import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outwornIn } from '../dev/outworn-words.mjs';
import { root } from '../start/install.mjs';

it('nobody reads an outworn sentence on a screen, in a mail, on paper, from the API or in the README', () => {
  const exclude = (name) => ['node_modules', 'dist'].includes(name.split('/').at(-1));
  const paths = globSync(
    '{{apps,libs}/**/*.{ts,tsx,mjs,hbs,html,svg},libs/api-client/openapi.json,docs/security.md,README.md}',
    {
      cwd: root,
      exclude,
    },
  ).filter((path) => !/\.(spec|gen|d)\.tsx?$/.test(path));
  expect(paths.length).toBeGreaterThan(500);
  expect(outwornIn(paths.map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') })))).toEqual(
    [],
  );
});

it.each([
  ['on a screen', 'a.tsx', '<p>Throw\n  away</p>', 'Delete draft'],
  ['where a number comes before it', 'a.ts', 'return `${count} to look at`;', '2 defects'],
  ['in a mail', 'a.hbs', 'Hand back without signing', 'Not now, hand back'],
  ['from the API', 'a.json', '"List one\'s share packs"', 'List my share packs'],
])('finds one %s, and what to say', (_, path, text, rather) => {
  expect(outwornIn([{ path, text }])).toEqual([expect.stringContaining(rather)]);
});

it('lets a comment speak of the code', () => {
  expect(outwornIn([{ path: 'a.ts', text: '/** Throw away what is old. */\n  // Not wanted\n' }])).toEqual(
    [],
  );
});
