import { constants } from 'node:os';
import process from 'node:process';

/** What every entry script shares: sentences instead of stack traces, and an end when it is asked for. */

/** A reason not to go on that the person at the keyboard can do something about. */
export class Refusal extends Error {}

const stops = [];

/** Registers what is to be done before this process ends; the last registered is done first. */
export function beforeEnd(stop) {
  stops.push(stop);
}

let stopping;

/** Does once all that is to be done before this process ends. */
export function stopAll() {
  stopping ??= (async () => {
    for (const stop of stops.toReversed()) await stop();
  })();
  return stopping;
}

let ending;

export function end(code) {
  ending ??= stopAll()
    .then(() => process.exit(code))
    .catch((error) => {
      console.error(error);
      process.exit(1);
    });
  return ending;
}

/** Whether this process is on its way out: what ends now was meant to. */
export const isStopping = () => stopping !== undefined;

/** Says why we cannot go on, a sentence for a Refusal and the whole story for anything else, and ends. */
export function fail(error) {
  if (ending) return ending;
  console.error(error instanceof Refusal ? `\n${error.message}\n` : error);
  return end(1);
}

/** Runs an entry script: ends in order on Ctrl-C, SIGTERM, SIGHUP, and when its parent has died. */
export function runEntry(main) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => end(128 + constants.signals[signal]));
  }
  process.on('uncaughtException', fail);
  process.on('unhandledRejection', fail);
  endWithParent();
  return main().catch(fail);
}

/** npm and our own re-run stay while we run: once they have been killed, nobody is left who could stop us. */
function endWithParent() {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end(1), 500).unref();
}
