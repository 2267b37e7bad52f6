import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const env = { ...process.env, NX_DAEMON: 'false' };
const BOUNDARIES = ['no-restricted-syntax', 'no-restricted-imports', 'ours/own-tables'];

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

const MODULE = 'libs/modules/companies/src/planted.ts';
const FEATURE = 'apps/web/src/features/home/planted.ts';
const PLANTS = [
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
  [
    'a module selects from the forms',
    MODULE,
    "export const sql = 'select id from forms';\n",
    ['ours/own-tables'],
  ],
  [
    'a module builds a query on the forms',
    MODULE,
    "import { DriverForm } from '@groundsheet/forms';\nexport const planted = (em) => em.createQueryBuilder(DriverForm);\n",
    ['ours/own-tables'],
  ],
  [
    'a module builds a query on its own table',
    MODULE,
    "import { Company } from './company.entity.js';\nexport const planted = (em) => em.createQueryBuilder(Company);\n",
    [],
  ],
  [
    'a module empties what platform keeps',
    MODULE,
    "export const sql = 'truncate audit_events';\n",
    ['ours/own-tables'],
  ],
  ...['EventBus', 'EventsHandler', 'Saga'].map((name) => [
    `a module takes the ${name} of cqrs`,
    MODULE,
    `import { ${name} } from '@nestjs/cqrs';\nconsole.log(${name});\n`,
    ['no-restricted-imports'],
  ]),
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
  broken = rulesBroken(PLANTS.map(([, path, text]) => [path, text]));
}, 120_000);

it.each(PLANTS.map(([name, , , rules], index) => [name, rules, index]))('judges: %s', (_, rules, index) => {
  expect(broken[index]).toEqual(rules);
});
