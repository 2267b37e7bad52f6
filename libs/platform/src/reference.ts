import { randomBytes } from 'node:crypto';

/** Crockford's alphabet, without characters that are easily confused. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new public reference of a form, `TS-7K3M9QXD`: printed and read out on the telephone, but it opens nothing. 40 random
 * bits; the column is unique.
 */
export function newReference(prefix: 'TS' | 'CS'): string {
  return `${prefix}-${Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]).join('')}`;
}
