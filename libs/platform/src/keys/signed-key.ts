import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.js';

/**
 * Signs facts for one purpose, with a key of its own that is derived from the installation's link secret: nothing is
 * stored, and what is signed for one purpose says nothing for another. What was signed with the previous link secret is
 * still good (docs/settings.md, Secrets).
 */
export class SignedKey {
  /** The first signs, and what any of them has signed is accepted. */
  private readonly signers: ((facts: string) => string)[];

  /** @param purpose part of the key: another one makes every signature void */
  constructor(
    { linkSecret, previousLinkSecret }: Pick<Config, 'linkSecret'> & Partial<Config>,
    purpose: string,
  ) {
    const secrets = previousLinkSecret ? [linkSecret, previousLinkSecret] : [linkSecret];
    this.signers = secrets.map((secret) => {
      const key = new Uint8Array(hkdfSync('sha256', secret, '', `groundsheet:${purpose}`, 32));
      return (facts) => createHmac('sha256', key).update(facts).digest('base64url');
    });
  }

  /** @returns 43 letters of base64url */
  sign(facts: string): string {
    return this.signers[0]!(facts);
  }

  /** Compares with all of them, so that a wrong one takes as long as a right one. */
  allows(facts: string, signature: string): boolean {
    return this.signers.map((sign) => isEqual(sign(facts), signature)).includes(true);
  }
}

/** Takes as long wherever the first difference is. */
function isEqual(expected: string, brought: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(brought)];
  return one.length === other.length && timingSafeEqual(one, other);
}
