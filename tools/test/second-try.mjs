import { relative } from 'node:path';
import { root } from '../start/install.mjs';
import { countsOfJest, failuresOfFile, settled } from './summary.mjs';

/** If more spec files fail, it is by a fault: trying again would only take time. */
const MOST_TRIED_AGAIN = 6;
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/**
 * Counts what Jest reported, and tries the spec files that failed once more (docs/decisions/0061). What passes then has
 * passed, and is named; what fails twice has failed.
 *
 * @param first the report, null where there is none, and what Jest ended with
 * @param tryAgain runs Jest on the files that it is given, and resolves to the same
 */
export async function withSecondTry({ report, code }, tryAgain) {
  const counts = settled(report ? countsOfJest(report) : NOTHING, code);
  const failed = report?.testResults.filter(({ status }) => status === 'failed') ?? [];
  if (failed.length === 0 || failed.length > MOST_TRIED_AGAIN) return counts;
  const again = await tryAgain(failed.map(({ name }) => name));
  if (!again.report) return counts;
  const tried = new Map(again.report.testResults.map((file) => [file.name, file]));
  const testResults = report.testResults.map((file) => tried.get(file.name) ?? file);
  return {
    ...settled(countsOfJest({ testResults }), again.code),
    flaky: failed.filter(({ name }) => tried.get(name)?.status === 'passed').flatMap(titlesOf),
  };
}

const titlesOf = (file) =>
  failuresOfFile(file).map((title) =>
    title === file.name ? relative(root, title) : `${relative(root, file.name)}: ${title}`,
  );
