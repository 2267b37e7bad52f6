import { Injectable } from '@nestjs/common';
import { Config } from '@groundsheet/platform';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { hashOfAddress } from './address-hash.js';

/** Where the recipient of a mail can ask for no more of them. */
export interface SuppressionUrls {
  /** For people: a page that asks first, because mail scanners open every link. */
  readonly page: string;
  /** For mail programs, which post to it (RFC 8058). */
  readonly oneClick: string;
}

/**
 * The "do not send me these" links. A key contains the hash of its recipient, signed with the installation's link
 * secret: nothing is stored or looked up, so no response reveals whether an address is known. It never expires, as the
 * mail does not either.
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

  /** The `hashOfAddress` of the recipient that the key was made for; undefined if the key is not ours. */
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
