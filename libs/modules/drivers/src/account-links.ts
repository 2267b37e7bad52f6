import { Injectable } from '@nestjs/common';
import { createHmac, timingSafeEqual } from 'node:crypto';
import { Clock } from '../clock.js';
import { Config } from '../config/config.js';

export interface AccountLink {
  /** What the link does; also the path of its page. */
  readonly purpose: 'confirm-email' | 'reset-password';
  /** UUID of the account. */
  readonly driverId: string;
  /** What must still be so when the link is used: the address that it confirms, the version of the password that it resets. */
  readonly while: string;
  /** When the link ends, to the second. */
  readonly until: Date;
}

/**
 * The links in mails about accounts: `/reset-password?key=…`. A key is an HMAC over account, purpose and end with the
 * installation's link secret. Nothing secret is stored or put on the queue, and a link is void as soon as what it
 * holds for has changed: the one for a forgotten password works once.
 */
@Injectable()
export class AccountLinks {
  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  urlFor(link: AccountLink): string {
    return `${this.config.publicUrl}/${link.purpose}?key=${this.keyFor(link)}`;
  }

  keyFor({ purpose, driverId, while: state, until }: AccountLink): string {
    const end = String(Math.floor(until.getTime() / 1000));
    return `${driverId}.${end}.${this.sign(purpose, driverId, end, state)}`;
  }

  /** The account that a key says it is for; nothing is proved by it. */
  driverIdOf(key: string): string | undefined {
    return partsOf(key)?.driverId;
  }

  /** @param state as the account has it now; see {@link AccountLink.while} */
  allows(key: string, purpose: AccountLink['purpose'], state: string): boolean {
    const parts = partsOf(key);
    if (!parts) return false;
    const { driverId, end, signature } = parts;
    const expected = Buffer.from(this.sign(purpose, driverId, end, state));
    if (!timingSafeEqual(expected, Buffer.from(signature))) return false;
    return this.clock.now().getTime() < Number(end) * 1000;
  }

  private sign(purpose: string, driverId: string, end: string, state: string): string {
    return createHmac('sha256', this.config.linkSecret)
      .update(`account-link:${purpose}:${driverId}:${end}:${state}`)
      .digest('base64url');
  }
}

function partsOf(key: string) {
  const [, driverId, end, signature] = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/.exec(key) ?? [];
  return driverId && end && signature ? { driverId, end, signature } : undefined;
}
