import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '../config/config.js';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * Keeps a text where a copy of the database alone must not open what it says: encrypted with a key for one purpose, derived from the
 * installation's link secret. What was sealed with the previous link secret can still be read (docs/settings.md, Secrets).
 */
export class SealedText {
  private readonly keys: Uint8Array[];

  /** @param purpose part of the key: another one reads nothing */
  constructor({ linkSecret, previousLinkSecret }: Config, purpose: string) {
    const secrets = previousLinkSecret ? [linkSecret, previousLinkSecret] : [linkSecret];
    this.keys = secrets.map(
      (secret) => new Uint8Array(hkdfSync('sha256', secret, '', `groundsheet:sealed:${purpose}`, 32)),
    );
  }

  seal(text: string): Buffer {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.keys[0]!, nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @returns null for what was sealed by another installation or purpose, or has been changed */
  open(sealed: Buffer): string | null {
    for (const key of this.keys) {
      try {
        const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE));
        decipher.setAuthTag(sealed.subarray(NONCE, NONCE + TAG));
        return decipher.update(sealed.subarray(NONCE + TAG), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        // Sealed with the other secret.
      }
    }
    return null;
  }
}
