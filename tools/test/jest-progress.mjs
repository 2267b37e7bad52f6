import { relative } from 'node:path';
import { root } from '../start/install.mjs';
import { elapsed } from './stages.mjs';

/** A line for each file of specs; what failed in it comes with its reasons. */
// eslint-disable-next-line no-restricted-syntax -- as Jest asks for a reporter
export default class JestProgress {
  onTestResult(_test, { testFilePath, failureMessage, perfStats, numFailingTests, testExecError }, sums) {
    const ended = sums.numPassedTestSuites + sums.numFailedTestSuites + sums.numPendingTestSuites;
    const failed = numFailingTests > 0 || testExecError || failureMessage;
    const seconds = ((perfStats.end - perfStats.start) / 1000).toFixed(1);
    const words = `${failed ? 'FAILED' : 'passed'}  ${relative(root, testFilePath)} (${seconds} s)`;
    console.log(`${elapsed()}  specs ${ended} of ${sums.numTotalTestSuites}  ${words}`);
    if (failed) console.log(failureMessage ?? testExecError.stack ?? testExecError.message);
  }
}
