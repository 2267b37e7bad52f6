import { FORM_KINDS, type FormKind } from '@groundsheet/form-rules';
import { randomBytes } from 'node:crypto';

/** Crockford's letters: none can be mistaken for another over the telephone. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/**
 * A new public reference of a form, `TS-7K3M9QXD`: printed, read out on the telephone, and no key to anything.
 * 40 random bits; the column is unique.
 */
export function newReference(kind: FormKind): string {
  const letters = Array.from(randomBytes(8), (byte) => LETTERS[byte % LETTERS.length]);
  return `${FORM_KINDS[kind].prefix}-${letters.join('')}`;
}
