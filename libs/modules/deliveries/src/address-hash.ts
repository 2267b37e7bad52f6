import { createHash } from 'node:crypto';

/** SHA-256 of a mail address in lower case, hexadecimal: finds a person's mails without naming the person. */
export function hashOfAddress(address: string): string {
  return createHash('sha256').update(address.trim().toLowerCase()).digest('hex');
}
