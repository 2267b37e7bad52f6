import { hash, verify } from '@node-rs/argon2';

/** In characters (docs/product.md, Passwords). */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

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
