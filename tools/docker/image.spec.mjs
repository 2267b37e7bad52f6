import dockerignore from '@balena/dockerignore';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (name) => readFileSync(new URL(name, import.meta.url), 'utf8');

/** Reads the ignore file as Docker does: the last line that fits decides, also below a folder that is left out. */
const context = dockerignore().add(read('Dockerfile.dockerignore'));
const stages = read('Dockerfile')
  .split(/^(?=FROM )/m)
  .slice(1);
const last = stages.at(-1);

/** What stands in checkouts and must not be in an image, wherever it stands. */
const UNWANTED = [
  '.env',
  '.env.production',
  '.data/secrets/link-secret',
  '.data/database-url',
  '.git/config',
  '.cache/jest/x.js',
  '.nx/cache/x.json',
  '.ssh/id_ed25519',
  'secrets/link-secret',
  'dump.sql',
  'backup.dump',
  'groundsheet.sql.gz',
  'server.key',
  'server.pem',
  'id_rsa',
  'customers.csv',
  'screenshots/home.png',
  'node_modules/left-pad/index.js',
  'node_modules/left-pad/package.json',
  'dist/main.js',
  'test-results/trace.zip',
  'notes.md',
];
const FOLDERS = [
  '',
  'apps/',
  'apps/api/',
  'apps/api/src/',
  'apps/web/',
  'apps/web/src/',
  'apps/web/public/',
  'libs/',
  'libs/forms/src/',
  'libs/modules/drivers/',
  'libs/modules/deliveries/assets/',
  'libs/paper/assets/fonts/',
  'tools/',
  'tools/start/',
  'tools/docker/',
];

it.each(FOLDERS)('leaves out of the image what has no business there: %s', (folder) => {
  const planted = UNWANTED.map((name) => `${folder}${name}`);
  expect(context.filter(planted)).toEqual([]);
});

it('takes what the build needs, and nothing else', () => {
  const NO_SOURCE = ['**/node_modules', '**/dist', '.git', '.nx', '.cache', '.data', 'screenshots'];
  const files = globSync(['**/*', '.*'], { cwd: root, exclude: NO_SOURCE, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath}/${entry.name}`.slice(root.length));
  const taken = context.filter(files);
  expect(taken.length).toBeGreaterThan(500);
  const kinds = taken.map((path) =>
    path
      .replace(/^(apps|libs\/modules|libs)\/[\w-]+\//, 'PROJECT/')
      .replace(/(src|assets|public|tools\/start)\/.*(?=\.)/, '$1/*'),
  );
  expect([...new Set(kinds)].toSorted()).toEqual([
    '.npmrc',
    '.swcrc',
    'PROJECT/assets/*.hbs',
    'PROJECT/assets/*.ttf',
    'PROJECT/assets/*.txt',
    'PROJECT/index.html',
    'PROJECT/package.json',
    'PROJECT/project.json',
    'PROJECT/public/*.js',
    'PROJECT/public/*.png',
    'PROJECT/public/*.svg',
    'PROJECT/src/*.css',
    'PROJECT/src/*.json',
    'PROJECT/src/*.ts',
    'PROJECT/src/*.tsx',
    'PROJECT/tsconfig.json',
    'PROJECT/tsr.config.json',
    'PROJECT/vite.config.ts',
    'nx.json',
    'package-lock.json',
    'package.json',
    'tools/docker/entry',
    'tools/docker/healthy.mjs',
    'tools/start/*.mjs',
    'tools/testing/package.json',
    'tsconfig.base.json',
  ]);
  expect(taken.filter((path) => /spec|fixtures|testing\/.*s$|web-e2e\/.*ts$/.test(path))).toEqual([]);
});

it('builds on an image of one version', () => {
  for (const stage of stages) expect(stage).toMatch(/^FROM node:\d+\.\d+\.\d+-bookworm-slim( AS \w+)?\n/);
});

it('runs as an ordinary user, with a check of its health', () => {
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK .*CMD \["node", "tools\/docker\/healthy\.mjs"\]$/m);
});

it('has neither sources nor what installs packages in it', () => {
  expect(last).toMatch(/^RUN rm -rf \/usr\/local\/lib\/node_modules .*\/npm /m);
  const copied = [...last.matchAll(/^COPY (.*)$/gm)].map(([, what]) => what);
  expect(copied.filter((what) => !what.startsWith('--from=build /app/'))).toEqual([]);
});
