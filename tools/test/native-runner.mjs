import { configureGlobal } from 'fast-check';
import { createRequire } from 'node:module';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/**
 * Jest's own test runner on Node's own modules. Jest gives each spec file a world of its own and compiles all libraries
 * for it again, which took longer than the tests. Here a worker loads the product once, as it runs when it is served,
 * for all files that it is handed; each gets the environment variables that the worker had. What needs Jest's worlds
 * (`jest.*`, a document) has its own project in jest.config.mjs.
 */
const require = createRequire(import.meta.url);
const { default: circus } = require('jest-circus/runner');
const variables = { ...process.env };

// What is generated is the same each time: nothing turns red by chance. `npm run test:deep` looks for what is new.
if (!variables['GENERATED_CALLS']) configureGlobal({ seed: 2026 });

const runtime = {
  // Circus keeps its state and its handlers for as long as it is loaded, and each file needs its own.
  requireInternalModule(path) {
    delete require.cache[path];
    delete globalThis[Symbol.for('EVENT_HANDLERS')];
    return require(path);
  },
  requireModule: require,
  setGlobalsForRuntime() {},
  enterTestCode() {},
  leaveTestCode() {},
  unstable_shouldLoadAsEsm: () => true,
  unstable_importModule: (path) => import(pathToFileURL(path)),
};

// eslint-disable-next-line no-restricted-syntax -- as Jest asks for a runner
export default async function runFile(globalConfig, config, { moduleMocker }, _runtime, path, tell) {
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
  // Jest's own reads no source maps but those of its own compiler; Node's reads ours.
  Error.prepareStackTrace = undefined;
  const { fn, spyOn, restoreAllMocks } = moduleMocker;
  globalThis.jest = {
    fn: fn.bind(moduleMocker),
    spyOn: spyOn.bind(moduleMocker),
    restoreAllMocks: restoreAllMocks.bind(moduleMocker),
  };
  return circus(globalConfig, config, { global: globalThis }, runtime, path, tell);
}
