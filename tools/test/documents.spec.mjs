import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/install.mjs';
import { brokenReferences } from './documents.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const decisions = readdirSync(join(root, 'docs/decisions')).map(
  (name) => `docs/decisions/${name.slice(0, 4)}`,
);
const exists = (path) => decisions.includes(path) || existsSync(join(root, path));
const paths = globSync('{*.md,*.{mjs,yml},{docs,apps,libs,tools}/**/*.{md,ts,tsx,mjs,css,hbs}}', {
  cwd: root,
  exclude: (path) => /^(node_modules|dist)$/.test(path) || path.startsWith('.'),
}).filter((path) => !/(^|\/)(node_modules|dist|\..*)\//.test(path) && !path.endsWith('documents.spec.mjs'));

it('refer to files, headings, decisions and rules that there are', () => {
  expect(paths.length).toBeGreaterThan(1000);
  expect(brokenReferences(Object.fromEntries(paths.map((path) => [path, read(path)])), exists, read)).toEqual(
    [],
  );
});

const PAGE = 'docs/page.md';
it.each([
  ['a link to a file', '[Rules](nothing.md)', 'nothing.md'],
  ['a link to a folder above', '[Rules](../nothing)', '../nothing'],
  ['a link to a heading', '[Mail](product.md#no-such-heading)', 'product.md#no-such-heading'],
  ['a heading of its own', '# One\n\n[Two](#two)', '#two'],
  ['a picture', '<img src="pictures/nothing.png">', 'pictures/nothing.png'],
  ['a path', 'See `libs/nothing/src`.', 'libs/nothing/src'],
  ['a decision', 'as decided (decision 9999)', 'decision 9999'],
  ['the second of two decisions', 'as decided (decisions 0001 and 9998)', 'decision 9998'],
  ['a rule', '/** So it is (docs/product.md, Unheard of). */', 'docs/product.md, Unheard of'],
])('miss %s that is not there', (_what, text, missing) => {
  const sound = 'See [Mail](product.md#mail), `libs/forms`, decision 0001, docs/product.md, Form sets.\n';
  expect(brokenReferences({ [PAGE]: sound }, exists, read)).toEqual([]);
  expect(
    brokenReferences({ [PAGE]: sound + text }, exists, (path) => (path === PAGE ? text : read(path))),
  ).toEqual([`${PAGE}: ${missing}`]);
});
