import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../start/install.mjs';

/**
 * Who may import whom, as rules for dependency-cruiser: layers, circles, and packages of npm. `layers.spec.mjs` plants an
 * import of every kind. What ESLint looks for within a file (SQL, the clock, the environment) is in boundaries.mjs.
 */
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Each room of the house, and the rooms that it may import. */
export const ROOMS = {
  'apps/web': ['libs/api-client', 'libs/form-rules'],
  'apps/web-e2e': ['libs/form-rules'],
  'apps/api': [
    'libs/modules/*',
    'libs/signing',
    'libs/forms',
    'libs/files',
    'libs/platform',
    'libs/contracts',
    'libs/form-rules',
  ],
  'libs/modules/*': [
    'libs/signing',
    'libs/forms',
    'libs/files',
    'libs/paper',
    'libs/platform',
    'libs/contracts',
    'libs/form-rules',
    'libs/reading',
  ],
  'libs/signing': ['libs/forms', 'libs/files', 'libs/platform', 'libs/contracts', 'libs/form-rules'],
  'libs/forms': ['libs/files', 'libs/paper', 'libs/platform', 'libs/contracts', 'libs/form-rules'],
  'libs/files': ['libs/platform', 'libs/contracts'],
  'libs/reading': ['libs/form-rules'],
  'libs/paper': [],
  'libs/platform': ['libs/contracts', 'libs/form-rules'],
  'libs/contracts': ['libs/form-rules'],
  'libs/form-rules': [],
  'libs/api-client': [],
};

/** Layers of the web app, and what each may import besides itself; `routes` and the files beside them may import anything. */
export const WEB_LAYERS = {
  features: ['forms', 'components', 'lib'],
  forms: ['components', 'lib'],
  components: ['lib'],
  lib: [],
};

/** These also run in a browser. */
const IN_BROWSERS = ['apps/web/src', 'libs/form-rules', 'libs/contracts', 'libs/api-client'];
/** What the server runs on, less what is at home in the browser too. */
const SERVER_PACKAGES = [
  ...Object.keys(dependencies).filter((name) => !/^(uuid|qrcode|@zxcvbn-ts\/.*)$/.test(name)),
  '@nestjs/[^/]+',
  '@mikro-orm/[^/]+',
  '@fastify/[^/]+',
  'fastify',
];
/** npm packages that a room must not import. */
const WITHOUT = {
  'apps/web/src': SERVER_PACKAGES,
  'libs/paper': ['@nestjs/[^/]+', '@mikro-orm/[^/]+', 'pg'],
  'libs/reading': ['@nestjs/[^/]+', '@mikro-orm/[^/]+', 'pg'],
  'libs/contracts': ['.*'],
  'libs/form-rules': ['.*'],
};

/** Files that are made, or made once. */
const MADE = ['\\.gen\\.ts$', '^(apps|libs|libs/modules)/[^/]+/dist/', '^apps/api/src/migrations/'];
const SPECS = '\\.spec\\.[a-z]+$';
const TESTING = '^tools/testing/(index|documents/index)\\.ts$';
const folder = (room) => `^${room.replace('*', '[^/]+')}/`;
const face = (room) => `^${room.replace('*', '[^/]+')}/src/index\\.ts$`;

function rule(name, comment, from, to) {
  return { name, comment, severity: 'error', from, to };
}

const BETWEEN_ROOMS = Object.entries(ROOMS).flatMap(([room, others]) => {
  const own = room === 'libs/modules/*' ? '^libs/modules/$1/' : folder(room);
  const path = room === 'libs/modules/*' ? '^libs/modules/([^/]+)/' : folder(room);
  const may = [own, ...others.map(face)];
  const comment = `${room} imports ${others.join(', ') || 'no other room'}.`;
  const to = (...pathNot) => ({ path: '^(apps|libs|tools)/', pathNot });
  return [
    rule('rooms', comment, { path, pathNot: SPECS }, to(...may)),
    rule('rooms', comment, { path: `${path}.*${SPECS}` }, to(...may, TESTING)),
  ];
});

const BETWEEN_LAYERS = Object.entries(WEB_LAYERS).map(([layer, others]) => {
  const own = layer === 'features' ? 'features/$1' : layer;
  const from = layer === 'features' ? '^apps/web/src/features/([^/]+)/' : `^apps/web/src/${layer}/`;
  const pathNot = `^apps/web/src/(${[own, ...others].join('|')})/`;
  const comment = `${layer} imports ${others.join(', ') || 'no other layer'}; a feature imports no other feature, not even later.`;
  return rule('layers', comment, { path: from, pathNot: SPECS }, { path: '^apps/web/src/[^/]+/', pathNot });
});

export default {
  forbidden: [
    ...BETWEEN_ROOMS,
    ...BETWEEN_LAYERS,
    rule(
      'rooms',
      'Documents alone are read.',
      { path: '^libs/modules/', pathNot: '^libs/modules/documents/' },
      {
        path: '^libs/reading/',
      },
    ),
    rule(
      'browsers',
      'This also runs in a browser, which has no modules of Node.',
      {
        path: IN_BROWSERS.map((room) => `^${room}/`),
        pathNot: SPECS,
      },
      { dependencyTypes: ['core'] },
    ),
    ...Object.entries(WITHOUT).map(([room, packages]) =>
      rule(
        'packages',
        `${room} has no use for this package.`,
        { path: `^${room}/`, pathNot: SPECS },
        {
          path: `node_modules/(${packages.join('|')})/`,
          pathNot: 'node_modules/@groundsheet/',
        },
      ),
    ),
    rule(
      'undeclared',
      'No package.json of ours asks for this package.',
      {},
      {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
      },
    ),
    rule('circles', 'One of them has to know less.', {}, { circular: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: MADE },
    combinedDependencies: true,
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@groundsheet/source', 'import', 'node', 'default'],
    },
  },
};
