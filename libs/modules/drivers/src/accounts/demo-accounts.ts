import type { Role } from '@groundsheet/contracts';
import { randomInt } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

export interface DemoAccount {
  readonly email: string;
  readonly fullName: string;
  readonly role: Role;
}

interface DemoPasswords {
  /** Where they are kept. */
  readonly file: string;
  readonly passwords: Record<string, string>;
  readonly isNew: boolean;
}

/** One of each role. The domain is reserved for examples, so nobody receives mail there (RFC 2606). */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  { email: 'driver@groundsheet.example', fullName: 'Łukasz Wójcik', role: 'driver' },
  { email: 'supervisor@groundsheet.example', fullName: 'Siân O’Neill', role: 'supervisor' },
  { email: 'admin@groundsheet.example', fullName: 'Bev Haigh', role: 'admin' },
];

/** No characters that look alike, because a person will type it. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';

/** `k7fm-29xq-pd4w`: twelve of 31 characters, about 59 bits. */
function newPassword(): string {
  const group = () => Array.from({ length: 4 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
  return [group(), group(), group()].join('-');
}

/**
 * The passwords of the demo accounts by address: made once and kept in the data folder, readable by its owner only.
 *
 * @returns isNew if they have just been made
 */
export function keptDemoPasswords(dataDir: string): DemoPasswords {
  const file = join(dataDir, 'secrets', 'demo-accounts.json');
  try {
    const passwords = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
    chmodSync(file, 0o600);
    return { file, passwords, isNew: false };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const passwords = Object.fromEntries(DEMO_ACCOUNTS.map(({ email }) => [email, newPassword()]));
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(passwords, null, 2)}\n`, { mode: 0o600 });
  return { file, passwords, isNew: true };
}
