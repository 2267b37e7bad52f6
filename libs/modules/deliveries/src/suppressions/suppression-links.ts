import { Injectable } from '@nestjs/common';
import { Config, SignedKey } from '@groundsheet/platform';
import { hashOfAddress } from '../emails/address-hash.js';

/** Where the recipient of a mail can ask for no more of them. */
export interface SuppressionUrls {
  /** For people: a page that asks first, because mail scanners open every link. */
  readonly page: string;
  /** For mail programs, which post to it (RFC 8058). */
  readonly oneClick: string;
}

/**
 * The "do not send me these" links. A key holds the hash of its recipient, signed: nothing is
 * stored or looked up, so that no answer tells whether an address is known. It is good for ever, as the mail is.
 */
@Injectable()
export class SuppressionLinks {
  private readonly signedKey: SignedKey;

  constructor(private readonly config: Config) {
    this.signedKey = new SignedKey(config, 'do-not-send');
  }

  urlsFor(recipient: string): SuppressionUrls {
    const key = this.keyFor(recipient);
    const { publicUrl } = this.config;
    return {
      page: `${publicUrl}/do-not-send?key=${key}`,
      oneClick: `${publicUrl}/api/suppressions/one-click?key=${key}`,
    };
  }

  /** The `hashOfAddress` of the recipient that the key was made for; undefined if the key is not ours. */
  recipientHashOf(key: unknown): string | undefined {
    const [, hash, signature] = /^([0-9a-f]{64})\.([\w-]{43})$/.exec(String(key)) ?? [];
    if (!hash || !signature) return undefined;
    return this.signedKey.allows(hash, signature) ? hash : undefined;
  }

  private keyFor(recipient: string): string {
    const hash = hashOfAddress(recipient);
    return `${hash}.${this.signedKey.sign(hash)}`;
  }
}
