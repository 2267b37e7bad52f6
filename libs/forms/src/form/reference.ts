import { randomBytes } from 'node:crypto';

/** Crockford's letters: none can be mistaken for another over the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new public reference, `TS-7K3M9QXD`: printed, read out on the telephone, and no key to anything.
 * 40 random bits; the column is unique.
 *
 * @param prefix two letters that say what it is a reference of
 */
export function newReference(prefix: string): string {
  const letters = Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]);
  return `${prefix}-${letters.join('')}`;
}
