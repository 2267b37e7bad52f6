import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { makeValidator } from 'envalid';
import { randomBytes } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const SHORTEST = 32;
/** As a power of ten. 32 random hexadecimal characters take about 10^29 guesses, 32 times the same one fewer than 10^3. */
const FEWEST_GUESSES = 20;
const SECRETS = [
  'LINK_SECRET',
  'LINK_SECRET_PREVIOUS',
  'SESSION_SECRET',
  'SESSION_SECRET_PREVIOUS',
  'METRICS_TOKEN',
] as const;

/** A setting that nobody may guess. */
export const secret = makeValidator<string>((text) => {
  if (text.length >= SHORTEST && new ZxcvbnFactory().check(text).guessesLog10 >= FEWEST_GUESSES) return text;
  throw new Error(`at least ${SHORTEST} random characters, for example from: openssl rand -hex 32`);
});

/** One secret for two things: a thief of the one has the other too, and a previous one that is current replaces nothing. */
export function twinsAmong(env: {
  readonly [name in (typeof SECRETS)[number]]: string | undefined;
}): string[] {
  return SECRETS.flatMap((name, index) => {
    const twin = SECRETS.slice(0, index).find((other) => env[name] && env[other] === env[name]);
    return twin ? [`${name}: is the same as ${twin}; each needs a value of its own`] : [];
  });
}

/**
 * Reads a secret kept in the data folder, making it on first use.
 *
 * Only for an installation with the embedded database. With `DATABASE_URL` several processes may share one database, and
 * must be given the same secret by a setting.
 *
 * @param dataDir the folder of `DATA_DIR`
 * @param name file name below `secrets/`
 * @returns 64 hexadecimal characters
 */
export function secretKeptIn(dataDir: string, name: string): string {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    try {
      writeFileSync(file, randomBytes(32).toString('hex'), { mode: 0o600, flag: 'wx' });
    } catch (error) {
      // Two processes may start at once; the one that comes second reads what the first has written.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
  chmodSync(file, 0o600);
  return readFileSync(file, 'utf8');
}
