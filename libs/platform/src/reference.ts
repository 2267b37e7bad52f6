import { randomBytes } from 'node:crypto';

/** Crockford's letters: none that is read as another one over the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new public reference of a form, `TS-7K3M9QXD`: printed, said on the telephone, and no key to anything.
 * 40 random bits; the column is unique.
 */
export function newReference(prefix: 'TS' | 'CS'): string {
  return `${prefix}-${Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}
