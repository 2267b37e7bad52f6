import { normaliseEmail } from '@groundsheet/form-rules';
import { createHash } from 'node:crypto';

/** SHA-256 of an email address in lower case, hexadecimal: finds a person's mails without storing the address. */
export function hashOfAddress(address: string): string {
  return createHash('sha256').update(normaliseEmail(address)).digest('hex');
}
