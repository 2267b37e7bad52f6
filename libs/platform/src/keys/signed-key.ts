import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Config } from '../config/config.js';

/**
 * Signs facts for one purpose, with a key of its own that is derived from the installation's link secret: nothing is
 * stored, and what is signed for one purpose says nothing for another.
 */
export class SignedKey {
  private readonly key: Uint8Array;

  /**
   * @param purpose part of the key: another one makes every signature void
   * @param takesOld whether `allows` also takes what was signed with the link secret itself, as all was before there
   *   were keys per purpose: for links in mails that people still have
   */
  constructor(
    private readonly config: Pick<Config, 'linkSecret'>,
    private readonly purpose: string,
    private readonly takesOld = false,
  ) {
    this.key = new Uint8Array(hkdfSync('sha256', config.linkSecret, '', `groundsheet:${purpose}`, 32));
  }

  /** @returns 43 letters of base64url */
  sign(facts: string): string {
    return hmac(this.key, facts);
  }

  allows(facts: string, signature: string): boolean {
    if (isEqual(this.sign(facts), signature)) return true;
    return this.takesOld && isEqual(hmac(this.config.linkSecret, `${this.purpose}:${facts}`), signature);
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
