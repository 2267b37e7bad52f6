import { alike } from '@groundsheet/form-rules';
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

/** What is numbered, as people say it: `D-1042`. */
const NUMBER = /^[A-Z]\d{4,9}$/;

const REFERENCE = new RegExp(`^[A-Z]{2}[${LETTERS}]{8}$`);

/**
 * The reference that is meant by what is typed in any case, with spaces or without its hyphen. O, I and L, which no
 * reference has after its prefix, stand for what they are mistaken for.
 *
 * @returns `TS-7K3M9QXD`, or `D-1042`; null where the text cannot be one
 */
export function referenceFrom(typed: string): string | null {
  const packed = alike(typed).toUpperCase().replace(/[\s-]/gu, '');
  if (NUMBER.test(packed)) return `${packed[0]}-${packed.slice(1)}`;
  const letters = packed.slice(2).replaceAll('O', '0').replace(/[IL]/g, '1');
  const prefix = packed.slice(0, 2);
  return REFERENCE.test(prefix + letters) ? `${prefix}-${letters}` : null;
}
