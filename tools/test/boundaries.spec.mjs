import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const env = { ...process.env, NX_DAEMON: 'false' };
const BOUNDARIES = [
  '@nx/enforce-module-boundaries',
  'no-restricted-syntax',
  'ours/imports',
  'ours/own-tables',
];

/** Lints texts as if they lay in the tree; nothing is written. ESLint runs outside Jest, as it does for us. */
function rulesBroken(plants) {
  const script = `
    import { ESLint } from 'eslint';
    const eslint = new ESLint({ cwd: ${JSON.stringify(root)} });
    const rules = [];
    for (const [filePath, text] of ${JSON.stringify(plants)}) {
      const [{ messages }] = await eslint.lintText(text, { filePath });
      const fatal = messages.find((message) => message.fatal);
      if (fatal) throw new Error(filePath + ': ' + fatal.message);
      rules.push(messages.map(({ ruleId }) => ruleId).filter((rule) => ${JSON.stringify(BOUNDARIES)}.includes(rule)));
    }
    console.log(JSON.stringify(rules));`;
  const args = ['--input-type=module', '-e', script];
  return JSON.parse(execFileSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' }));
}

/** "Who may import whom": to each kind of project those that it may import. */
const MAY_IMPORT = {
  web: ['api-client', 'form-rules'],
  'web-e2e': ['form-rules'],
  api: ['module', 'forms', 'platform', 'contracts', 'form-rules'],
  module: ['forms', 'paper', 'platform', 'contracts', 'form-rules'],
  forms: ['paper', 'platform', 'contracts', 'form-rules'],
  paper: [],
  platform: ['contracts'],
  contracts: ['form-rules'],
  'form-rules': [],
  'api-client': [],
};
const IMPORTS = [
  ['imports', (name) => `import * as planted from '${name}';\nconsole.log(planted);\n`],
  ['imports later', (name) => `export const planted = () => import('${name}');\n`],
  ['imports a type of', (name) => `import type { Planted } from '${name}';\nexport type { Planted };\n`],
  ['hands on', (name) => `export * from '${name}';\n`],
];
const [[, plainly], [, later]] = IMPORTS;

const projects = globSync('{apps,libs,libs/modules}/*/project.json', { cwd: root }).map((file) => ({
  folder: dirname(file),
  tags: read(file).tags,
  name: read(join(dirname(file), 'package.json')).name,
}));
const libraries = projects.filter(({ folder }) => folder.startsWith('libs/'));

function read(file) {
  return JSON.parse(readFileSync(join(root, file), 'utf8'));
}

/** Every project, and every library that it may or may not import. */
const BETWEEN_PROJECTS = projects.flatMap(({ folder, tags: [from] }) =>
  libraries
    .filter((library) => library.folder !== folder)
    .flatMap(({ name, tags: [to] }) =>
      IMPORTS.slice(0, 2).map(([how, text]) => [
        `${folder} ${how} ${name}`,
        `${folder}/src/planted.ts`,
        text(name),
        MAY_IMPORT[from].includes(to) ? [] : ['@nx/enforce-module-boundaries'],
      ]),
    ),
);

const MODULE = 'libs/modules/companies/src/planted.ts';
const FEATURE = 'apps/web/src/features/home/planted.ts';
const NX = '@nx/enforce-module-boundaries';
const PLANTS = [
  ...BETWEEN_PROJECTS,
  ...IMPORTS.map(([how, text]) => [
    `a module ${how} a module`,
    MODULE,
    text('@groundsheet/timesheets'),
    [NX],
  ]),
  ['a module imports what tests share', MODULE, plainly('@groundsheet/testing'), [NX]],
  ['a spec does so', 'libs/modules/companies/src/planted.spec.ts', plainly('@groundsheet/testing'), []],
  ['a module goes around by a path', MODULE, plainly('../../timesheets/src/timesheet.entity.js'), [NX]],
  ...['@groundsheet/platform/src/clock.js', '@groundsheet/platform/dist/clock.js'].map((name) => [
    `a module imports ${name}`,
    MODULE,
    later(name),
    expect.arrayContaining(['ours/imports']),
  ]),

  ...['react', '@nestjs/common', 'uuid'].map((name) => [
    `form-rules import ${name}`,
    'libs/form-rules/src/planted.ts',
    plainly(name),
    [NX],
  ]),
  ['form-rules import a package later', 'libs/form-rules/src/planted.ts', later('pg'), [NX]],
  ['form-rules read files', 'libs/form-rules/src/planted.ts', plainly('node:fs'), ['ours/imports']],
  ['their specs use fast-check', 'libs/form-rules/src/planted.spec.ts', plainly('fast-check'), []],
  ['contracts import MikroORM', 'libs/contracts/src/planted.ts', plainly('@mikro-orm/core'), [NX]],
  ...['pg', '@nestjs/common', '@mikro-orm/core', 'fastify', 'sharp', 'pdfkit'].flatMap((name) => [
    [`web imports ${name}`, 'apps/web/src/lib/planted.ts', plainly(name), [NX]],
    [`web imports ${name} later`, 'apps/web/src/lib/planted.ts', later(name), [NX]],
  ]),
  ['web imports a module of Node', 'apps/web/src/lib/planted.ts', plainly('node:path'), ['ours/imports']],
  ['web imports what belongs to browsers', 'apps/web/src/lib/planted.ts', plainly('uuid'), []],
  ['a module imports its packages', MODULE, plainly('@mikro-orm/core'), []],

  ...IMPORTS.flatMap(([how, text]) => [
    [`a feature ${how} a feature`, FEATURE, text('../timesheets/planted.js'), ['ours/imports']],
    [`a feature ${how} its own`, FEATURE, text('./other.js'), []],
  ]),
  [
    'a feature names another in a template',
    FEATURE,
    'export const planted = () => import(`../claims/x.js`);\n',
    ['ours/imports'],
  ],
  ['a feature imports a route', FEATURE, plainly('../../routes/index.js'), ['ours/imports']],
  ...['forms', 'components', 'lib'].map((to) => [
    `a feature imports ${to}`,
    FEATURE,
    plainly(`../../${to}/x.js`),
    [],
  ]),
  ...['forms', 'components', 'lib'].flatMap((from) => [
    [
      `${from} import a feature`,
      `apps/web/src/${from}/planted.ts`,
      plainly('../features/home/x.js'),
      ['ours/imports'],
    ],
    [
      `${from} import a feature later`,
      `apps/web/src/${from}/a/planted.ts`,
      later('../../features/home/x.js'),
      ['ours/imports'],
    ],
  ]),
  [
    'components import forms',
    'apps/web/src/components/planted.ts',
    plainly('../forms/x.js'),
    ['ours/imports'],
  ],
  ['lib imports components', 'apps/web/src/lib/planted.ts', plainly('../components/x.js'), ['ours/imports']],
  ['forms import components', 'apps/web/src/forms/planted.ts', plainly('../components/x.js'), []],
  ['a route imports a feature', 'apps/web/src/routes/planted.tsx', later('../features/home/x.js'), []],

  [
    'a module selects from another’s table',
    MODULE,
    "export const sql = 'select id from machines where id = ?';\n",
    ['ours/own-tables'],
  ],
  [
    'a module joins it',
    MODULE,
    'export const sql = `select 1 from companies c join "drivers" d on true`;\n',
    ['ours/own-tables'],
  ],
  [
    'a module names it second',
    MODULE,
    "export const sql = 'select 1 from companies as c, drivers as d';\n",
    ['ours/own-tables'],
  ],
  [
    'a module changes it',
    MODULE,
    'export const sql = (id: string) => `update drivers set role = ${id}`;\n',
    ['ours/own-tables'],
  ],
  [
    'a module keeps the beginning elsewhere',
    MODULE,
    "export const sql = ' from emails where form_id = ?';\n",
    ['ours/own-tables'],
  ],
  [
    'platform selects from a module’s table',
    'libs/platform/src/planted.ts',
    "export const sql = 'select id from drivers';\n",
    ['ours/own-tables'],
  ],
  ['a module selects from its own table', MODULE, "export const sql = 'select id from companies';\n", []],
  [
    'a module speaks of drivers',
    MODULE,
    "export const text = 'Mails from drivers, and what they say.';\n",
    [],
  ],

  ...[
    "process.env['PORT']",
    'process.env.PORT',
    "process['env']['PORT']",
    'new Date()',
    'Date.now()',
    'Date()',
  ].map((now) => [
    `a module reads ${now}`,
    MODULE,
    `export const planted = () => ${now};\n`,
    ['no-restricted-syntax'],
  ]),
  [
    'a module imports the environment',
    MODULE,
    "import { env } from 'node:process';\nconsole.log(env);\n",
    ['no-restricted-syntax'],
  ],
  ['a module turns a text into a date', MODULE, "export const planted = new Date('2026-11-21');\n", []],
  [
    'the clock reads the time',
    'libs/platform/src/clock.ts',
    'export const planted = () => new Date();\n',
    [],
  ],
  [
    'the configuration reads the environment',
    'libs/platform/src/config/config.ts',
    'export const planted = process.env;\n',
    [],
  ],

  [
    'platform reaches into tools',
    'libs/platform/src/planted.ts',
    "export const planted = new URL('../../../tools/dev/x.mjs', import.meta.url);\n",
    ['no-restricted-syntax'],
  ],
  [
    'the web app reaches into tools',
    'apps/web/src/lib/planted.ts',
    'export const planted = (name: string) => `tools/${name}`;\n',
    ['no-restricted-syntax'],
  ],
  [
    'a screen sends past the hook that sends once',
    FEATURE,
    "import { useMutation } from '@tanstack/react-query';\nconsole.log(useMutation);\n",
    ['no-restricted-syntax'],
  ],
  ['a module exports a default', MODULE, 'export default 1;\n', ['no-restricted-syntax']],
];

let broken;
beforeAll(() => {
  // The rule is skipped without a word when no project graph has been cached.
  execFileSync(join(root, 'node_modules/.bin/nx'), ['show', 'projects'], { cwd: root, env });
  broken = rulesBroken(PLANTS.map(([, path, text]) => [path, text]));
}, 120_000);

it('has one tag, and a row of the table, for each project', () => {
  for (const { tags } of projects) expect(Object.keys(MAY_IMPORT)).toEqual(expect.arrayContaining(tags));
  expect(projects.map(({ tags }) => tags.length)).toEqual(projects.map(() => 1));
});

it.each(PLANTS.map(([name, , , rules], index) => [name, rules, index]))('judges: %s', (_, rules, index) => {
  expect(broken[index]).toEqual(rules);
});

it.each(libraries)('exports $name by its name alone', ({ folder }) => {
  const { exports } = read(join(folder, 'package.json'));
  expect(exports).toEqual({ '.': { '@groundsheet/source': './src/index.ts', default: './dist/index.js' } });
});

it.each(libraries.filter(({ tags }) => tags.includes('module')))(
  'exports the Nest module of $folder and nothing else',
  ({ folder }) => {
    const face = readFileSync(join(root, folder, 'src/index.ts'), 'utf8');
    expect(face).toMatch(/^export \{ \w+Module \} from '\.\/[\w-]+\.module\.js';\n$/);
  },
);
