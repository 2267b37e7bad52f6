import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/install.mjs';
import { brokenReferences, mergeMarks } from './documents.mjs';

const read = (path) => readFileSync(join(root, path), 'utf8');
const records = readdirSync(join(root, 'docs/decisions')).filter((name) => /^\d{4}-/.test(name));
const index = read('docs/decisions/README.md');
/** Those that another has taken in as well: the last column of the index. */
const numbers = [
  ...records.map((name) => name.slice(0, 4)),
  ...[...index.matchAll(/\| ([\d, ]+) \|$/gm)].flatMap(([, tookIn]) => tookIn.match(/\d{4}/g) ?? []),
];
const decisions = numbers.map((number) => `docs/decisions/${number}`);
const exists = (path) => decisions.includes(path) || existsSync(join(root, path));
const paths = globSync('{*.md,*.{mjs,yml},{docs,apps,libs,tools}/**/*.{md,ts,tsx,mjs,css,hbs}}', {
  cwd: root,
  exclude: (path) => /^(node_modules|dist)$/.test(path) || path.startsWith('.'),
}).filter((path) => !/(^|\/)(node_modules|dist|\..*)\//.test(path) && !path.endsWith('documents.spec.mjs'));

const texts = Object.fromEntries(paths.map((path) => [path, read(path)]));

it('refer to files, headings, decisions and rules that there are', () => {
  expect(paths.length).toBeGreaterThan(1000);
  expect(brokenReferences(texts, exists, read)).toEqual([]);
});

it('have no marks of a merge', () => {
  expect(mergeMarks(texts)).toEqual([]);
  const left = ['<<<<<<< HEAD', '>>>>>>> 5c4c72e6 (feat: one)', '> > > > > > > 5c4c72e6'];
  for (const mark of left) expect(mergeMarks({ 'a.md': `One.\n  ${mark}\nTwo.` })).toEqual([`a.md: ${mark}`]);
  expect(mergeMarks({ 'a.md': '> A quotation.\n\n=======\n' })).toEqual([]);
});

it.each(records)('%s has a number of its own, a date and a status, and stands in the index', (name) => {
  const number = name.slice(0, 4);
  const [head, ...lines] = read(`docs/decisions/${name}`).split('\n');
  expect(head).toMatch(new RegExp(`^# ${number} \\S`));
  expect(lines.join('\n')).toMatch(/^\n\*\*Date\.\*\* \d{4}-\d\d-\d\d.* \*\*Status\.\*\* \w/);
  expect(index.replaceAll(/ +/g, ' ')).toContain(`| [${number}](${name}) | ${head.slice(7)} |`);
  expect(numbers.filter((other) => other === number)).toHaveLength(1);
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
  ['a rule of another page', '/** So it is (docs/screens.md, Unheard of). */', 'docs/screens.md, Unheard of'],
  ['a rule with a hyphen', '/** So it is (docs/product.md, Off-key). */', 'docs/product.md, Off-key'],
])('miss %s that is not there', (_what, text, missing) => {
  const sound = 'See [Mail](product.md#mail), `libs/forms`, decision 0001, docs/product.md, Form sets.\n';
  expect(brokenReferences({ [PAGE]: sound }, exists, read)).toEqual([]);
  expect(
    brokenReferences({ [PAGE]: sound + text }, exists, (path) => (path === PAGE ? text : read(path))),
  ).toEqual([`${PAGE}: ${missing}`]);
});
