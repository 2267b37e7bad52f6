import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const rootDir = fileURLToPath(new URL('../..', import.meta.url));
const swc = JSON.parse(readFileSync(new URL('../../.swcrc', import.meta.url), 'utf8'));

/** The options the build uses, so that tests run what is served; `swcrc: false` keeps them from being read twice. */
const options = { ...swc, swcrc: false, sourceMaps: 'inline' };
const tsx = {
  ...options,
  jsc: {
    ...swc.jsc,
    parser: { ...swc.jsc.parser, tsx: true },
    transform: { ...swc.jsc.transform, react: { runtime: 'automatic' } },
  },
};

const shared = {
  rootDir,
  // Kept between runs; npm test has a temporary folder of its own each time.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testMatch: ['**/*.spec.{ts,tsx,mjs}'],
  testPathIgnorePatterns: ['/node_modules/', '<rootDir>/apps/web-e2e/', '/dist/'],
  modulePathIgnorePatterns: ['<rootDir>/(apps|libs)/.*/dist/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
};

const server = {
  ...shared,
  displayName: 'server',
  roots: ['<rootDir>/apps/api', '<rootDir>/libs', '<rootDir>/tools'],
  testRunner: '<rootDir>/tools/test/native-runner.mjs',
};

const transformer = '<rootDir>/apps/web/testing/one-by-one-icons.mjs';
const web = {
  ...shared,
  displayName: 'web',
  roots: ['<rootDir>/apps/web'],
  testMatch: ['**/*.spec.ts'],
  testEnvironment: 'node',
  // The libraries' sources, with no build between; jest itself adds `import` or `require`.
  testEnvironmentOptions: { customExportConditions: ['@groundsheet/source', 'node', 'node-addons'] },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  // Sources say `./x.js` for x.ts, as nodenext wants it; packages mean the file they name.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': ['$1.js', '$1.ts', '$1.tsx'] },
  transform: { '^.+\\.ts$': [transformer, options], '^.+\\.tsx$': [transformer, tsx] },
};

const screens = {
  ...web,
  displayName: 'screens',
  testMatch: ['**/*.spec.tsx'],
  testEnvironment: '<rootDir>/apps/web/testing/page-environment.mjs',
};

/** @type {import('jest').Config} */
export default { rootDir, projects: [server, web, screens], testTimeout: 120_000 };
