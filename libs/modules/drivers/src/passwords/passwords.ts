import { passwordFault, type PasswordOwner } from '@groundsheet/form-rules';
import { refuseFaults } from '@groundsheet/platform';
import { hash, verify } from '@node-rs/argon2';
import { readFileSync } from 'node:fs';

/**
 * The 10,000 commonest passwords of 10 to 128 characters, in lower case: the first of them in the ten million that Mark
 * Burnett published (SecLists, `10-million-password-list-top-1000000`, MIT).
 */
const COMMON_PASSWORDS = new Set(
  readFileSync(new URL('../../assets/common-passwords.txt', import.meta.url), 'utf8')
    .trimEnd()
    .split('\n'),
);

/** In whatever capitals. */
export function isCommonPassword(password: string): boolean {
  return COMMON_PASSWORDS.has(password.normalize('NFKC').toLowerCase());
}

const COMMON =
  'This is one of the commonest passwords, which are tried first. Please choose one that is harder to guess, such as three or four words in a row.';

/** Why nobody, or not this person, may choose a password (docs/safeguards.md, Passwords); null if they may. */
export function newPasswordFault(password: string, owner?: PasswordOwner): string | null {
  return passwordFault(password, owner) ?? (isCommonPassword(password) ? COMMON : null);
}

/**
 * Refuses a password that its owner may not choose, where who that is shows only now.
 *
 * @param path the field of the request
 */
export function refuseWeakPassword(password: string, owner: PasswordOwner, path: string): void {
  const message = newPasswordFault(password, owner);
  if (message) refuseFaults([{ path, code: 'request.invalid-value', message }]);
}

/** OWASP's minimum for argon2id and the library's default: 19 MiB, two passes. About 20 ms of one core, off the main thread. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Keyboards encode the same letter in different ways. */
const asTyped = (password: string) => password.normalize('NFKC');

export function hashPassword(password: string): Promise<string> {
  return hash(asTyped(password), COST);
}

const ofNobody = hashPassword('the password of no account at all');

/**
 * @param passwordHash null if there is no such account, which takes as long as a wrong password
 */
export async function isPassword(password: string, passwordHash: string | null): Promise<boolean> {
  const matches = await verify(passwordHash ?? (await ofNobody), asTyped(password));
  return matches && passwordHash !== null;
}
