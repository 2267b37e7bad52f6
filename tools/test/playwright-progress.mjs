import { elapsed } from './stages.mjs';

/** A line for each journey; one that failed says how. */
// eslint-disable-next-line no-restricted-syntax -- as Playwright asks for a reporter
export default class PlaywrightProgress {
  total = 0;
  ended = 0;

  onBegin(_config, suite) {
    this.total = suite.allTests().length;
  }

  onTestEnd({ title, expectedStatus }, { status, duration, errors }) {
    this.ended += 1;
    const passed = status === expectedStatus;
    const words = `${passed ? status : 'FAILED'}  ${title} (${(duration / 1000).toFixed(1)} s)`;
    console.log(`${elapsed()}  journey ${this.ended} of ${this.total}  ${words}`);
    if (!passed)
      for (const { stack, message, snippet } of errors) console.log(`${stack ?? message}\n${snippet ?? ''}`);
  }

  onError({ stack, message }) {
    console.log(stack ?? message);
  }

  printsToStdio() {
    return true;
  }
}
