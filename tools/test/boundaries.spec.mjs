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
const PLATFORM = 'libs/platform/src/planted.ts';
const RECORDS = 'libs/modules/records/src/planted.ts';
const sql = (text) => `export const sql = ${text};\n`;
const planted = (text) => `export const planted = ${text};\n`;
const query = (entity, from) =>
  `import { ${entity} } from '${from}';\nexport const planted = (em) => em.createQueryBuilder(${entity});\n`;
const taking = (name, from) => `import { ${name} } from '${from}';\nconsole.log(${name});\n`;
const NOW = [
  "process.env['PORT']",
  'process.env.PORT',
  "process['env']['PORT']",
  'new Date()',
  'Date.now()',
  'Date()',
];

/** What may be written, in a module unless a path is given, by the rule that refuses it. */
const REFUSED = {
  'ours/own-tables': [
    ['a module selects from another’s table', sql("'select id from machines where id = ?'")],
    ['a module joins it', sql('`select 1 from companies c join "drivers" d on true`')],
    ['a module names it second', sql("'select 1 from companies as c, drivers as d'")],
    ['a module changes it', sql('(id: string) => `update drivers set role = ${id}`')],
    ['a module keeps the beginning elsewhere', sql("' from emails where form_id = ?'")],
    ['platform selects from a module’s table', sql("'select id from drivers'"), PLATFORM],
    ['a module selects from the forms', sql("'select id from forms'")],
    ['records changes a form', sql("'update forms set date = ?'"), RECORDS],
    ['a module builds a query on the forms', query('DriverForm', '@groundsheet/forms')],
    ['a module empties what platform keeps', sql("'truncate audit_events'")],
  ],
  'no-restricted-imports': ['EventBus', 'EventsHandler', 'Saga'].map((name) => [
    `a module takes the ${name} of cqrs`,
    taking(name, '@nestjs/cqrs'),
  ]),
  'no-restricted-syntax': [
    ...NOW.map((now) => [`a module reads ${now}`, planted(`() => ${now}`)]),
    ['a module imports the environment', taking('env', 'node:process')],
    [
      'platform reaches into tools',
      planted("new URL('../../../tools/dev/x.mjs', import.meta.url)"),
      PLATFORM,
    ],
    [
      'the web app reaches into tools',
      planted('(name: string) => `tools/${name}`'),
      'apps/web/src/lib/planted.ts',
    ],
    [
      'a screen sends past the hook that sends once',
      taking('useMutation', '@tanstack/react-query'),
      'apps/web/src/features/home/planted.ts',
    ],
    ['a module exports a default', 'export default 1;\n'],
  ],
};
const ALLOWED = [
  ['a module builds a query on its own table', query('Company', './company.entity.js')],
  ['a module selects from its own table', sql("'select id from companies'")],
  ['records selects from the forms', sql("'select id from forms'"), RECORDS],
  ['a module speaks of drivers', planted("'Mails from drivers, and what they say.'")],
  ['a module turns a text into a date', planted("new Date('2026-11-21')")],
  ['the clock reads the time', planted('() => new Date()'), 'libs/platform/src/clock.ts'],
  ['the configuration reads the environment', planted('process.env'), 'libs/platform/src/config/config.ts'],
];
const PLANTS = [
  ...Object.entries(REFUSED).flatMap(([rule, rows]) => rows.map((row) => [[rule], ...row])),
  ...ALLOWED.map((row) => [[], ...row]),
];

let broken;
beforeAll(() => {
  broken = rulesBroken(PLANTS.map(([, , text, path = MODULE]) => [path, text]));
}, 120_000);

it.each(PLANTS.map(([rules, name], index) => [name, rules, index]))('judges: %s', (_, rules, index) => {
  expect(broken[index]).toEqual(rules);
});
