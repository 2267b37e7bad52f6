import type { Config } from '@groundsheet/platform';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What links, sessions and sealed texts are signed with, by its setting. */
const SECRETS = {
  LINK_SECRET: 'linkSecret',
  LINK_SECRET_PREVIOUS: 'previousLinkSecret',
  SESSION_SECRET: 'sessionSecret',
  SESSION_SECRET_PREVIOUS: 'previousSessionSecret',
} as const;
const NAMES = Object.keys(SECRETS) as (keyof typeof SECRETS)[];

export type Secrets = Readonly<Partial<Record<keyof typeof SECRETS, string>>>;

export function secretsOf(config: Config): Secrets {
  return Object.fromEntries(
    NAMES.flatMap((name) => (config[SECRETS[name]] ? [[name, config[SECRETS[name]]]] : [])),
  );
}

/** Puts those that an installation makes itself where it keeps them (`secretKeptIn` of platform). */
export async function keepSecrets(dataDir: string, { LINK_SECRET, SESSION_SECRET }: Secrets): Promise<void> {
  await write(dataDir, 'link-secret', LINK_SECRET!);
  await write(dataDir, 'session-secret', SESSION_SECRET!);
}

/**
 * Leaves what the settings have to name in the data folder, where they name anything else.
 *
 * @returns the file; null where the settings are the same
 */
export async function leaveSecrets(config: Config, secrets: Secrets): Promise<string | null> {
  const own = secretsOf(config);
  if (NAMES.every((name) => own[name] === secrets[name])) return null;
  const lines = NAMES.flatMap((name) => (secrets[name] ? [`${name}=${secrets[name]}\n`] : []));
  return write(config.dataDir, 'restored.env', lines.join(''));
}

async function write(dataDir: string, name: string, text: string): Promise<string> {
  const folder = join(dataDir, 'secrets');
  const file = join(folder, name);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(file, text, { mode: 0o600 });
  return file;
}
