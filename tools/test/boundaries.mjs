import { globSync, readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join, posix, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Who may import whom, as lint rules; boundaries.spec.mjs plants a violation of each kind. */
const root = fileURLToPath(new URL('../..', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** What is at home in the browser too. */
const IN_BOTH = /^(uuid|qrcode|@zxcvbn-ts\/.*)$/;

/** What the server runs on. */
const SERVER_PACKAGES = [
  ...Object.keys(dependencies).filter((name) => !IN_BOTH.test(name)),
  ...['@nestjs/*', '@mikro-orm/*', '@fastify/*', 'fastify'],
];

/** The tags of projects; each project has one. */
const CONSTRAINTS = [
  may('web', ['api-client', 'form-rules'], SERVER_PACKAGES),
  may('web-e2e', ['form-rules']),
  may('api', ['module', 'forms', 'platform', 'contracts', 'form-rules']),
  may('module', ['forms', 'paper', 'platform', 'contracts', 'form-rules']),
  may('forms', ['paper', 'platform', 'contracts', 'form-rules']),
  may('paper', [], ['@nestjs/*', '@mikro-orm/*', 'pg']),
  may('platform', ['contracts']),
  may('contracts', ['form-rules'], ['*']),
  may('form-rules', [], ['*']),
  may('api-client', []),
];

function may(sourceTag, onlyDependOnLibsWithTags, bannedExternalImports) {
  return { sourceTag, onlyDependOnLibsWithTags, ...(bannedExternalImports && { bannedExternalImports }) };
}

/** Specs may use what tests share, and any package of npm. */
const CONSTRAINTS_OF_SPECS = CONSTRAINTS.map(({ sourceTag, onlyDependOnLibsWithTags }) =>
  may(sourceTag, [...onlyDependOnLibsWithTags, 'testing']),
);

const nxRule = (depConstraints, ignoredCircularDependencies = []) => [
  'error',
  { allow: [], enforceBuildableLibDependency: false, depConstraints, ignoredCircularDependencies },
];

/** What a folder of the web app may import besides itself; `routes` and the files beside them may import anything. */
const WEB = 'apps/web/src/';
const LAYERS = {
  features: ['forms', 'components', 'lib'],
  forms: ['components', 'lib'],
  components: ['lib'],
  lib: [],
};
const WITHOUT_NODE = [WEB, 'libs/form-rules/', 'libs/contracts/', 'libs/api-client/'];
/** By itself: Playwright's loader cannot read the decorators of the rest. */
const MADE_DOCUMENTS = '@groundsheet/testing/documents';
const SPEC = /\.spec\.[a-z]+$/;

/** Why a file must not import something, or undefined when it may. */
function faultOf(file, specifier) {
  if (/^@groundsheet\/[^/]+\//.test(specifier) && specifier !== MADE_DOCUMENTS)
    return 'A library is imported by its name; nothing deeper.';
  if (isBuiltin(specifier) && !SPEC.test(file) && WITHOUT_NODE.some((folder) => file.startsWith(folder)))
    return 'This also runs in a browser, which has no modules of Node.';
  return specifier.startsWith('.') ? faultOfLayer(file, posix.join(dirname(file), specifier)) : undefined;
}

function faultOfLayer(file, target) {
  if (!file.startsWith(WEB) || !target.startsWith(WEB)) return undefined;
  const [from, feature] = file.slice(WEB.length).split('/');
  const [to, otherFeature] = target.slice(WEB.length).split('/');
  if (!(from in LAYERS) || !(to in LAYERS || to === 'routes') || LAYERS[from].includes(to)) return undefined;
  if (from !== to) return `${from} may not import ${to}.`;
  const isOther = from === 'features' && feature !== otherFeature;
  return isOther ? 'A feature imports no other feature, not even later; routes compose them.' : undefined;
}

const textOf = (node) =>
  node?.type === 'TemplateLiteral' ? node.quasis.map(({ value }) => value.cooked).join('?') : node?.value;

/** Everything that names another module, lazily or not. */
const imports = {
  create(context) {
    const file = relative(root, context.filename);
    const check = (node, source) => {
      const specifier = textOf(source);
      const message = typeof specifier === 'string' && faultOf(file, specifier);
      if (message) context.report({ node, message });
    };
    const bySource = (node) => check(node, node.source);
    return {
      ImportDeclaration: bySource,
      ExportNamedDeclaration: bySource,
      ExportAllDeclaration: bySource,
      ImportExpression: bySource,
      TSImportType: bySource,
      CallExpression: (node) => node.callee.name === 'require' && check(node, node.arguments[0]),
    };
  },
};

let tables;

/** The tables of each module, as its entities name them. */
function tablesOfModules() {
  if (tables) return tables;
  tables = new Map();
  for (const path of globSync('libs/modules/*/src/**/*.entity.ts', { cwd: root })) {
    const [, , module] = path.split('/');
    for (const [, table] of readFileSync(join(root, path), 'utf8').matchAll(/tableName: '([^']+)'/g))
      tables.set(table, module);
  }
  return tables;
}

const SQL = /\b(select|insert into|delete from|truncate|exists|join)\b|\bupdate\s.+\sset\b|^\s*from\s/is;
const TABLES = /\b(?:from|join|into|update|only|table|truncate|,)\s*"?(?:public"?\.)?"?([a-z_]+)/gi;

const ownTables = {
  create(context) {
    const [, , module] = /^libs\/(modules)\/([^/]+)/.exec(relative(root, context.filename)) ?? [];
    const owners = tablesOfModules();
    const check = (node) => {
      const text = textOf(node);
      if (typeof text !== 'string' || !SQL.test(text)) return;
      for (const [, table] of text.matchAll(TABLES)) {
        const owner = owners.get(table.toLowerCase());
        if (owner && owner !== module)
          context.report({ node, message: `The table ${table} belongs to ${owner}: ask it by a query.` });
      }
    };
    return { Literal: check, TemplateLiteral: check };
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
/** The hook itself, and where each save has to wait for the one before it. */
const MAY_MUTATE = ['apps/web/src/lib/use-sending.ts', 'apps/web/src/features/approvals/use-approval.ts'];
const NO_MUTATION = {
  selector: 'ImportSpecifier[imported.name="useMutation"]',
  message: 'useSending sends once, however often somebody taps.',
};

const only = (...selectors) => ({ 'no-restricted-syntax': ['error', NO_DEFAULT, ...selectors.flat()] });

export const boundaries = [
  { plugins: { ours: { rules: { imports, 'own-tables': ownTables } } }, rules: only() },
  {
    files: ['apps/**/*.{ts,tsx}', 'libs/**/*.ts'],
    ignores: ['**/*.spec.{ts,tsx}'],
    rules: { '@nx/enforce-module-boundaries': nxRule(CONSTRAINTS), ...only(NO_TOOLS) },
  },
  {
    files: ['apps/**/*.spec.{ts,tsx}', 'libs/**/*.spec.ts'],
    // The testing package starts the platform, and the platform's own specs use it.
    rules: { '@nx/enforce-module-boundaries': nxRule(CONSTRAINTS_OF_SPECS, [['platform', 'testing']]) },
  },
  { files: ['apps/**/*.{ts,tsx}', 'libs/**/*.ts'], rules: { 'ours/imports': 'error' } },
  {
    files: ['apps/api/**/*.ts', 'libs/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: { 'ours/own-tables': 'error', ...only(NO_TOOLS, NO_ENVIRONMENT, NO_NOW) },
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
