import { execFileSync } from 'node:child_process';
import { root } from '../start/install.mjs';
import { FORM_MODULES, listingKinds } from './kinds-listed.mjs';

/**
 * `npm run measure`, or `npm run measure -- <commit>`: what the code of a commit amounts to, so that two of them can be
 * laid side by side. Lines are those that are not blank; specs count by themselves.
 */
const commit = process.argv[2] ?? 'HEAD';
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e9 });

const paths = git('ls-tree', '-r', '--name-only', commit, 'apps', 'libs', 'tools')
  .split('\n')
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path) && !/\.gen\.ts$|schema\.d\.ts$|\/migrations\//.test(path));
const files = paths.map((path) => ({ path, text: git('show', `${commit}:${path}`) }));

const isSpec = ({ path }) => /\.spec\.(tsx?|mjs)$/.test(path) || path.startsWith('apps/web-e2e/');
const isTool = ({ path }) => path.startsWith('tools/');
const within = (folder) => files.filter(({ path }) => path.startsWith(`${folder}/`));
const linesOf = ({ text }) => text.split('\n').filter((line) => line.trim() !== '');
const count = (some) => some.reduce((total, file) => total + linesOf(file).length, 0);
const line = (what, figure) => console.log(`${what.padEnd(58)}${String(figure).padStart(7)}`);

/** A line of one kind of form as the other would have it. */
const nameless = (text) => text.trim().replace(/check[-_ ]?sheet|timesheet/gi, 'form');
/** Lines that say something: not a bracket, not an import, not a comment. */
const saying = (folder) =>
  within(folder)
    .filter((file) => !isSpec(file))
    .flatMap(linesOf)
    .map(nameless)
    .filter((text) => text.length > 20 && !/^(import|export \{|\*|\/\/|\/\*)/.test(text));

console.log(`At ${git('log', '-1', '--format=%h %s', commit)}`);
/** `libs/modules/machines`, `apps/web/src/features`, `tools` … */
const roomOf = ({ path }) =>
  /^(libs\/modules\/[^/]+|apps\/web\/src\/[^/.]+(?=\/)|(apps|libs)\/[^/]+|tools)/.exec(path)[0];
const rooms = Map.groupBy(
  files.filter((file) => !isSpec(file)),
  roomOf,
);
for (const room of [...rooms.keys()].toSorted())
  line(`lines of ${room}, without specs`, count(rooms.get(room)));
line('lines of the product, without specs', count(files.filter((file) => !isSpec(file) && !isTool(file))));
line('lines of tools, without specs', count(files.filter((file) => !isSpec(file) && isTool(file))));
line('lines of specs', count(files.filter(isSpec)));
line('lines of all three', count(files));

const listing = listingKinds(files);
line('files outside the two modules that list both kinds', listing.length);
for (const path of listing) console.log(`  ${path}`);

const [timesheets, checkSheets] = FORM_MODULES.map(saying);
const alike = checkSheets.filter((text) => timesheets.includes(text)).length;
line('lines of check-sheets that timesheets has too', alike);
line('  of a hundred', Math.round((100 * alike) / (checkSheets.length || 1)));

const tests = (some) =>
  some.reduce((total, { text }) => total + (text.match(/^\s*(it|test)(\.each)?\(/gm) ?? []).length, 0);
line('tests as written, a table counted once', tests(files.filter(isSpec)));
