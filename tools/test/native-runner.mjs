import { createEmptyTestResult } from '@jest/test-result';
import { expect } from 'expect';
import { configureGlobal } from 'fast-check';
import * as circus from 'jest-circus';
import { formatResultsErrors } from 'jest-message-util';
import { ModuleMocker } from 'jest-mock';
import process from 'node:process';
import { pathToFileURL } from 'node:url';

/**
 * Runs Jest's specs on Node's own modules, as Jest's option `testRunner` allows. Jest gives each spec file a world of its own
 * and compiles all libraries for it again, which takes twice the time of the tests. Here a worker loads the product once, as it
 * runs when it is served, for all files that it is handed; each gets the environment variables that the worker had. What needs
 * Jest's worlds (a document) has its own project in jest.config.mjs.
 */
const variables = { ...process.env };
const { describe, it, test, beforeAll, beforeEach, afterAll, afterEach } = circus;
const mocker = new ModuleMocker(globalThis);
const jest = Object.fromEntries(
  ['fn', 'spyOn', 'restoreAllMocks'].map((name) => [name, mocker[name].bind(mocker)]),
);
Object.assign(globalThis, { describe, it, test, beforeAll, beforeEach, afterAll, afterEach, expect, jest });

// What is generated is the same each time: nothing turns red by chance. `npm run test:deep` looks for what is new.
if (!variables['GENERATED_CALLS']) configureGlobal({ seed: 2026 });

// A fault that nobody awaits is one of the file that is running.
for (const unawaited of ['uncaughtException', 'unhandledRejection'])
  process.on(unawaited, (error) => circus.getState().unhandledErrors.push(error));

/** What specs keep for the next file of this worker is closed where none comes in so many milliseconds. */
const REST = 200;
let rest;

const STATUS = { skip: 'pending', todo: 'todo' };

// eslint-disable-next-line no-restricted-syntax -- as Jest asks for a runner
export default async function runFile(globalConfig, config, _environment, _runtime, path) {
  clearTimeout(rest);
  for (const name of Object.keys(process.env)) if (!(name in variables)) delete process.env[name];
  Object.assign(process.env, variables);
  // Jest's own reads no source maps but those of its own compiler; Node's reads ours.
  Error.prepareStackTrace = undefined;
  mocker.restoreAllMocks();
  expect.setState({ testPath: path });
  circus.resetState();
  const state = circus.getState();
  state.testTimeout = globalConfig.testTimeout ?? config.testTimeout ?? state.testTimeout;
  if (globalConfig.testNamePattern) state.testNamePattern = new RegExp(globalConfig.testNamePattern, 'i');
  const start = Date.now();
  await import(pathToFileURL(path));
  const { testResults, unhandledErrors } = await circus.run();
  const end = Date.now();
  rest = setTimeout(() => process.emit('rest'), REST);
  return resultOf(testResults.map(caseOf), unhandledErrors, { config, globalConfig, path, start, end });
}

function caseOf({ testPath: [, ...titles], status, errors, errorsDetailed, duration, invocations }) {
  return {
    ancestorTitles: titles.slice(0, -1),
    title: titles.at(-1),
    fullName: titles.join(' '),
    status: STATUS[status] ?? (errors.length > 0 ? 'failed' : 'passed'),
    failureMessages: errors,
    failureDetails: errorsDetailed,
    duration,
    invocations,
  };
}

function resultOf(cases, unhandled, { config, globalConfig, path, start, end }) {
  const empty = createEmptyTestResult();
  const count = (status) => cases.filter((each) => each.status === status).length;
  const failureMessage = [formatResultsErrors(cases, config, globalConfig, path), ...unhandled]
    .filter(Boolean)
    .join('\n\n');
  return {
    ...empty,
    displayName: config.displayName,
    testFilePath: path,
    testResults: cases,
    numFailingTests: count('failed'),
    numPassingTests: count('passed'),
    numPendingTests: count('pending'),
    numTodoTests: count('todo'),
    failureMessage: failureMessage || null,
    ...(unhandled.length > 0 ? { testExecError: { message: '', stack: unhandled.join('\n') } } : {}),
    perfStats: { ...empty.perfStats, start, end, runtime: end - start },
  };
}
