import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOMS, WEB_LAYERS } from './layers.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (file) => JSON.parse(readFileSync(join(root, file), 'utf8'));

const projects = globSync('{apps/*,libs/*,libs/modules/*,tools/testing}/package.json', { cwd: root }).map(
  (file) => ({
    folder: dirname(file),
    manifest: read(file),
  }),
);
const nameOf = (folder) => projects.find((project) => project.folder === folder).manifest.name;
const roomOf = (folder) => (folder.startsWith('libs/modules/') ? 'libs/modules/*' : folder);
const libraries = projects.filter(({ folder }) => folder.startsWith('libs/'));

const plainly = (name) => `import * as planted from '${name}';\nconsole.log(planted);\n`;
const later = (name) => `export const planted = () => import('${name}');\n`;
const WAYS = [
  ['imports', plainly],
  ['imports later', later],
  ['imports a type of', (name) => `import type { Planted } from '${name}';\nexport type { Planted };\n`],
  ['hands on', (name) => `export * from '${name}';\n`],
  ['hands on a type of', (name) => `export type { Planted } from '${name}';\n`],
  ['names the type of', (name) => `export type Planted = typeof import('${name}');\n`],
  ['requires', (name) => `export const planted = require('${name}');\n`],
  ['has for its effects', (name) => `import '${name}';\n`],
];

const MODULE = 'libs/modules/companies/src/planted.ts';
const MODULE_SPEC = 'libs/modules/companies/src/planted.spec.ts';
const PLATFORM = 'libs/platform/src/planted.ts';
const RULES = 'libs/form-rules/src/planted.ts';
const FEATURE = 'apps/web/src/features/home/planted.ts';
const LIB = 'apps/web/src/lib/planted.ts';
const OF_MODULE = nameOf('libs/modules/timesheets');

/** What may be tried, where, and the rule that refuses it; null where it is right. */
const PLANTS = [
  ...WAYS.map(([how, text]) => [`a module ${how} a module`, MODULE, text(OF_MODULE), 'rooms']),
  ['a module goes around by a path', MODULE, plainly('../../timesheets/src/planted.js'), 'rooms'],
  ['a module imports the inside of platform', MODULE, plainly('../../../platform/src/clock.js'), 'rooms'],
  ['a module imports what tests share', MODULE, plainly('@groundsheet/testing'), 'rooms'],
  ['a spec of a module does so', MODULE_SPEC, plainly('@groundsheet/testing'), null],
  ['a spec of a module imports a module', MODULE_SPEC, plainly(OF_MODULE), 'rooms'],
  ['a module imports the web app', MODULE, plainly('../../../../apps/web/src/lib/planted.js'), 'rooms'],
  ['a module imports its packages', MODULE, plainly('@mikro-orm/core'), null],
  ['a module imports a package that nobody asks for', MODULE, plainly('@babel/core'), 'undeclared'],
  ['platform reaches into tools', PLATFORM, plainly('../../../tools/testing/index.js'), 'rooms'],

  ...['react', '@nestjs/common', 'uuid'].map((name) => [
    `form-rules import ${name}`,
    RULES,
    plainly(name),
    'packages',
  ]),
  ['form-rules import a package later', RULES, later('pg'), 'packages'],
  ['form-rules read files', RULES, plainly('node:fs'), 'browsers'],
  ['their specs use fast-check', 'libs/form-rules/src/planted.spec.ts', plainly('fast-check'), null],
  ['contracts import MikroORM', 'libs/contracts/src/planted.ts', plainly('@mikro-orm/core'), 'packages'],
  ['paper imports Nest', 'libs/paper/src/planted.ts', plainly('@nestjs/common'), 'packages'],
  ['paper draws with pdfkit', 'libs/paper/src/planted.ts', plainly('pdfkit'), null],

  ...['pg', '@nestjs/common', '@mikro-orm/core', 'fastify', 'sharp', 'pdfkit'].map((name) => [
    `web imports ${name}`,
    LIB,
    plainly(name),
    'packages',
  ]),
  ['web imports a server package later', LIB, later('pg'), 'packages'],
  ['web imports a module of Node', LIB, plainly('node:path'), 'browsers'],
  ['web imports what belongs to browsers', LIB, plainly('uuid'), null],

  ...WAYS.map(([how, text]) => [
    `a feature ${how} a feature`,
    FEATURE,
    text('../timesheets/planted.js'),
    'layers',
  ]),
  [
    'a feature names another in a template',
    FEATURE,
    'export const planted = () => import(`../timesheets/planted.js`);\n',
    'layers',
  ],
  ['a feature imports its own', FEATURE, plainly('./other.js'), null],
  ['a feature imports a route', FEATURE, plainly('../../routes/planted.js'), 'layers'],
  ...['forms', 'components', 'lib'].map((to) => [
    `a feature imports ${to}`,
    FEATURE,
    plainly(`../../${to}/planted.js`),
    null,
  ]),
  ...['forms', 'components', 'lib'].flatMap((from) => [
    [
      `${from} import a feature`,
      `apps/web/src/${from}/planted.ts`,
      plainly('../features/timesheets/planted.js'),
      'layers',
    ],
    [
      `${from} import a feature later`,
      `apps/web/src/${from}/a/planted.ts`,
      later('../../features/timesheets/planted.js'),
      'layers',
    ],
  ]),
  ['components import forms', 'apps/web/src/components/planted.ts', plainly('../forms/planted.js'), 'layers'],
  ['lib imports components', LIB, plainly('../components/planted.js'), 'layers'],
  ['forms import components', 'apps/web/src/forms/planted.ts', plainly('../components/planted.js'), null],
  [
    'a route imports a feature',
    'apps/web/src/routes/planted.tsx',
    later('../features/timesheets/planted.js'),
    null,
  ],

  ['two files import each other', 'libs/forms/src/round.ts', plainly('./again.js'), 'circles'],
  [
    'three files hand a type round',
    'libs/platform/src/round.ts',
    "export type { Planted } from './a/round.js';\n",
    'circles',
  ],
];

/** Of all modules documents alone are read. */
const mayImport = (from, to) =>
  ROOMS[roomOf(from)].includes(roomOf(to)) && (to !== 'libs/reading' || from === 'libs/modules/documents');

/** Every room, and every library that it may or may not import. */
const BETWEEN_ROOMS = projects
  .filter(({ folder }) => folder !== 'tools/testing')
  .flatMap(({ folder }) =>
    libraries
      .filter((library) => library.folder !== folder)
      .map((library) => [
        `${folder} imports ${library.folder}`,
        `${folder}/src/planted.ts`,
        plainly(library.manifest.name),
        mayImport(folder, library.folder) ? null : 'rooms',
      ]),
  );

const ALL = [...PLANTS, ...BETWEEN_ROOMS];

/** A checkout of the same rooms with nothing in them but what is planted; every plant has a file of its own. */
function plant(folder) {
  const write = (path, text) => {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  write('package.json', JSON.stringify(read('package.json')));
  mkdirSync(join(folder, 'node_modules/@groundsheet'), { recursive: true });
  for (const { folder: own, manifest } of projects) {
    write(`${own}/package.json`, JSON.stringify(manifest));
    write(own === 'tools/testing' ? `${own}/index.ts` : `${own}/src/index.ts`, 'export const planted = 1;\n');
    symlinkSync(join(folder, own), join(folder, 'node_modules', manifest.name));
  }
  const packages = ALL.flatMap(([, , text]) => /'((?:@[^/']+\/)?[^./'][^/']*)/.exec(text)?.[1] ?? []);
  for (const name of new Set(
    packages.filter((each) => !each.startsWith('@groundsheet') && !each.startsWith('node:')),
  )) {
    mkdirSync(join(folder, 'node_modules', dirname(name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  }
  for (const layer of [...Object.keys(WEB_LAYERS), 'routes', 'features/timesheets'])
    write(`apps/web/src/${layer}/planted.ts`, 'export const planted = 1;\n');
  for (const path of [
    'libs/modules/timesheets/src/planted.ts',
    'libs/platform/src/clock.ts',
    'apps/web/src/features/home/other.ts',
  ])
    write(path, 'export const planted = 1;\n');
  write('libs/forms/src/again.ts', plainly('./round.js'));
  write('libs/platform/src/a/round.ts', "export type { Planted } from '../b/round.js';\n");
  write('libs/platform/src/b/round.ts', "export type { Planted } from '../round.js';\n");
  ALL.forEach(([, path, text], index) => write(placeOf(path, index), text));
}

/** Plants of one path stand beside each other. */
const placeOf = (path, index) => path.replace('planted', `planted${index}`);

let refused;
beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'layers-'));
  plant(folder);
  const script = join(root, 'node_modules/.bin/depcruise');
  const args = [
    script,
    '--config',
    join(root, 'tools/test/layers.config.mjs'),
    'apps',
    'libs',
    '--output-type',
    'json',
  ];
  const { summary } = JSON.parse(
    execFileSync(process.execPath, args, { cwd: folder, maxBuffer: 1e9, encoding: 'utf8' }),
  );
  refused = summary.violations;
  rmSync(folder, { recursive: true });
}, 120_000);

/** A circle is told of one of its files. */
const isAbout =
  (path) =>
  ({ from, cycle = [] }) =>
    from === path || cycle.some(({ name }) => name === path);
const rulesAt = (path) => [...new Set(refused.filter(isAbout(path)).map(({ rule }) => rule.name))];

it.each(ALL.map(([name, path, , rule], index) => [name, placeOf(path, index), rule]))(
  'judges: %s',
  (_, path, rule) => {
    expect(rulesAt(path)).toEqual(rule ? expect.arrayContaining([rule]) : []);
  },
);

it('has a row for each room', () => {
  const rooms = projects.map(({ folder }) => roomOf(folder)).filter((room) => room !== 'tools/testing');
  expect([...new Set(rooms)].toSorted()).toEqual(Object.keys(ROOMS).toSorted());
});

it.each(libraries)('exports $folder by its name alone', ({ manifest }) => {
  expect(manifest.exports).toEqual({
    '.': { '@groundsheet/source': './src/index.ts', default: './dist/index.js' },
  });
});

it.each(libraries.filter(({ folder }) => roomOf(folder) === 'libs/modules/*'))(
  'exports the Nest module of $folder and nothing else',
  ({ folder }) => {
    const text = readFileSync(join(root, folder, 'src/index.ts'), 'utf8');
    expect(text).toMatch(/^export \{ \w+Module \} from '\.\/[\w-]+\.module\.js';\n$/);
  },
);
