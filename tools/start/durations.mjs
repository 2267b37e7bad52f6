import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Runs on the machine's own Node with nothing installed: only Node's own modules here. */

/**
 * Says what takes a while before it begins, with about how long it took here the last time, and remembers how long it took.
 *
 * @param notes the file that it is remembered in; what cannot be read or written there is not remembered
 * @param sentence what is being done, without its full stop
 * @param firstTime how long that takes where nothing is known, in words
 * @returns what the work returned
 */
export async function lengthy(notes, sentence, firstTime, work, say = console.log) {
  const seconds = read(notes)[sentence];
  say(`${sentence}: ${seconds ? `about ${seconds} s, as last time` : firstTime}.`);
  const began = performance.now();
  const result = await work();
  remember(notes, sentence, Math.max(1, Math.round((performance.now() - began) / 1000)));
  return result;
}

function read(notes) {
  try {
    return JSON.parse(readFileSync(notes, 'utf8'));
  } catch {
    return {};
  }
}

function remember(notes, sentence, seconds) {
  try {
    mkdirSync(dirname(notes), { recursive: true });
    writeFileSync(notes, JSON.stringify({ ...read(notes), [sentence]: seconds }));
  } catch {
    // In another account's checkout.
  }
}
