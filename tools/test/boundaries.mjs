import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What may stand in a file, as lint rules; boundaries.spec.mjs plants a violation of each kind. Who may import whom is in layers.config.mjs. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const textOf = (node) =>
  node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('?') : node?.value;

let tables;

/** Whose each table is, as the entities name them: a module's, or a library's. */
function ownersOfTables() {
  if (tables) return tables;
  tables = new Map();
  for (const path of globSync('libs/**/src/**/*.entity.ts', { cwd: root })) {
    const owner = ownerOf(path);
    for (const [, table] of readFileSync(join(root, path), 'utf8').matchAll(/tableName: '([^']+)'/g))
      tables.set(table, owner);
  }
  return tables;
}

const ownerOf = (path) => /^libs\/(?:modules\/)?([^/]+)/.exec(path)?.[1];

const SQL = /\b(select|insert into|delete from|truncate|exists|join)\b|\bupdate\s.+\sset\b|^\s*from\s/is;
const TABLES = /\b(?:from|join|into|update|only|table|truncate|,)\s*"?(?:public"?\.)?"?([a-z_]+)/gi;

const WRITES = /\b(insert into|delete from|truncate)\b|\bupdate\s.+\sset\b/is;

/** Records reads across forms (the overview), and never writes one. */
const readsForms = (own, owner, text) => own === 'records' && owner === 'forms' && !WRITES.test(text);

/** A table is read and written by its owner alone, in SQL and by a query builder. */
const ownTables = {
  create(context) {
    const own = ownerOf(relative(root, context.filename));
    const owners = ownersOfTables();
    const strangers = new Set();
    const report = (node, table, owner) =>
      context.report({ node, message: `The table ${table} belongs to ${owner}: ask it by a query.` });
    const check = (node) => {
      const text = textOf(node);
      if (typeof text !== 'string' || !SQL.test(text)) return;
      for (const [, table] of text.matchAll(TABLES)) {
        const owner = owners.get(table.toLowerCase());
        if (owner && owner !== own && !readsForms(own, owner, text)) report(node, table, owner);
      }
    };
    return {
      Literal: check,
      TemplateLiteral: check,
      ImportDeclaration({ source, specifiers }) {
        if (source.value.startsWith('@groundsheet/'))
          for (const { local } of specifiers) strangers.add(local.name);
      },
      'CallExpression[callee.property.name=/^(createQueryBuilder|qb)$/]'(node) {
        const [entity] = node.arguments;
        if (entity && strangers.has(entity.name)) report(node, `of ${entity.name}`, 'another library');
      },
    };
  },
};

const NO_DEFAULT = { selector: 'ExportDefaultDeclaration', message: 'Named exports only.' };
const NO_TOOLS = [
  'Literal[value=/(^|\\u002F)tools\\u002F/]',
  'TemplateElement[value.raw=/(^|\\u002F)tools\\u002F/]',
].map((selector) => ({ selector, message: 'Product code never reaches into tools.' }));
const NO_ENVIRONMENT = [
  'MemberExpression[object.name="process"]:matches([property.name="env"], [property.value="env"])',
  'ImportDeclaration[source.value=/^(node:)?process$/] ImportSpecifier[imported.name="env"]',
  'VariableDeclarator[init.name="process"] > ObjectPattern > Property[key.name="env"]',
].map((selector) => ({ selector, message: 'config.ts alone reads the environment.' }));
const NO_NOW = [
  'NewExpression[callee.name="Date"][arguments.length=0]',
  'CallExpression[callee.name="Date"]',
  'MemberExpression[object.name="Date"]:matches([property.name="now"], [property.value="now"])',
].map((selector) => ({ selector, message: 'The clock alone knows what time it is.' }));
const NO_EVENT_BUS = {
  name: '@nestjs/cqrs',
  importNames: ['EventBus', 'EventPublisher', 'EventsHandler', 'Saga'],
  message: 'It lives in memory and swallows errors: what must happen is recorded by EventRecorder.',
};
/** The hook itself, and where each save has to wait for the one before it. */
const MAY_MUTATE = ['apps/web/src/lib/use-sending.ts', 'apps/web/src/features/approvals/use-approval.ts'];
const NO_MUTATION = {
  selector: 'ImportSpecifier[imported.name="useMutation"]',
  message: 'useSending sends once, however often somebody taps.',
};

const only = (...selectors) => ({ 'no-restricted-syntax': ['error', NO_DEFAULT, ...selectors.flat()] });

export const boundaries = [
  { plugins: { ours: { rules: { 'own-tables': ownTables } } }, rules: only() },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.ts'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: only(NO_TOOLS),
  },
  {
    files: ['apps/api/**/*.ts', 'libs/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'ours/own-tables': 'error',
      ...only(NO_TOOLS, NO_ENVIRONMENT, NO_NOW),
      'no-restricted-imports': ['error', NO_EVENT_BUS],
    },
  },
  {
    files: ['apps/web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.{ts,tsx}', ...MAY_MUTATE],
    rules: only(NO_TOOLS, NO_MUTATION),
  },
  {
    files: ['libs/platform/src/config/config.ts', 'libs/platform/src/clock.ts'],
    rules: only(NO_TOOLS),
  },
  { files: ['**/*.config.{ts,mjs}'], rules: { 'no-restricted-syntax': 'off' } },
];
