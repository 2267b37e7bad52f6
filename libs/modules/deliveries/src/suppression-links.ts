import { Injectable } from '@nestjs/common';
import { Config } from '@groundsheet/platform';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashOfAddress } from './address-hash.js';

/** Where somebody who has a mail can say that he wants no more. */
export interface SuppressionUrls {
  /** For people: a page that asks before it does anything, since scanners of mail open every link. */
  readonly page: string;
  /** For mail programs, which post to it (RFC 8058). */
  readonly oneClick: string;
}

/**
 * The "do not send me these" links. A key holds the hash of its recipient, signed with the installation's link
 * secret: nothing is stored or looked up, so that no answer tells whether an address is known. It is good for ever,
 * as the mail is.
 */
@Injectable()
export class SuppressionLinks {
  constructor(private readonly config: Config) {}

  urlsFor(recipient: string): SuppressionUrls {
    const key = this.keyFor(recipient);
    const { publicUrl } = this.config;
    return {
      page: `${publicUrl}/do-not-send?key=${key}`,
      oneClick: `${publicUrl}/api/suppressions/one-click?key=${key}`,
    };
  }

  /** The `hashOfAddress` of the recipient that the key was made for; nothing when it is no key of ours. */
  recipientHashOf(key: unknown): string | undefined {
    const [, hash, signature] = /^([0-9a-f]{64})\.([\w-]{43})$/.exec(String(key)) ?? [];
    if (!hash || !signature) return undefined;
    return timingSafeEqual(Buffer.from(this.sign(hash)), Buffer.from(signature)) ? hash : undefined;
  }

  private keyFor(recipient: string): string {
    const hash = hashOfAddress(recipient);
    return `${hash}.${this.sign(hash)}`;
  }

  private sign(hash: string): string {
    return createHmac('sha256', this.config.linkSecret).update(`do-not-send:${hash}`).digest('base64url');
  }
}
