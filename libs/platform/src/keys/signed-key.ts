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

  /**
   * @param purpose part of the key: another one makes every signature void
   * @param takesOld whether `allows` also takes what was signed with the link secret itself, as all was before there
   *   were keys per purpose: for links in mails that people still have
   */
  constructor(
    { linkSecret, previousLinkSecret }: Pick<Config, 'linkSecret'> & Partial<Config>,
    purpose: string,
    takesOld = false,
  ) {
    const secrets = previousLinkSecret ? [linkSecret, previousLinkSecret] : [linkSecret];
    this.signers = secrets.flatMap((secret) => {
      const key = new Uint8Array(hkdfSync('sha256', secret, '', `groundsheet:${purpose}`, 32));
      const signer = (facts: string) => hmac(key, facts);
      return takesOld ? [signer, (facts: string) => hmac(secret, `${purpose}:${facts}`)] : [signer];
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

function hmac(key: string | Uint8Array, text: string): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

/** Takes as long wherever the first difference is. */
function isEqual(expected: string, brought: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(brought)];
  return one.length === other.length && timingSafeEqual(one, other);
}
