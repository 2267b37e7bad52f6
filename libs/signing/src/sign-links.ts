import { Injectable } from '@nestjs/common';
import { Config, SignedKey } from '@groundsheet/platform';

/**
 * The links of requests to sign. The key stands behind the `#`, which no browser sends: it is in no log and in no request that
 * a preview makes. Nothing is stored, and what is stored opens nothing.
 */
@Injectable()
export class SignLinks {
  private readonly signing: SignedKey;
  private readonly denying: SignedKey;

  constructor(private readonly config: Config) {
    this.signing = new SignedKey(config, 'sign-request');
    this.denying = new SignedKey(config, 'sign-denial');
  }

  urlFor(requestId: string): string {
    return `${this.config.publicUrl}/sign/${requestId}#${this.signing.sign(requestId)}`;
  }

  keyFor(requestId: string): string {
    return this.signing.sign(requestId);
  }

  /** Where the recipient of the receipt says that they did not sign. */
  denialUrlFor(requestId: string): string {
    return `${this.config.publicUrl}/sign/${requestId}#not-${this.denying.sign(requestId)}`;
  }

  allows(requestId: string, key: string): boolean {
    return this.signing.allows(requestId, key);
  }

  allowsDenial(requestId: string, key: string): boolean {
    return this.denying.allows(requestId, key);
  }
}
