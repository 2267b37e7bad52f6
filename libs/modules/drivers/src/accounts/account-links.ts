import { Injectable } from '@nestjs/common';
import type { AccountLink } from '@groundsheet/contracts';
import { Clock, Config, SignedKey } from '@groundsheet/platform';

/**
 * The links in mails about accounts: `/reset-password?key=…`. A key is a signature of account, purpose and end. Nothing
 * secret is stored or put on the queue, and a link is void as soon as what it holds for has changed: the one for a
 * forgotten password works once.
 */
@Injectable()
export class AccountLinks {
  private readonly signedKey: SignedKey;

  constructor(
    private readonly config: Config,
    private readonly clock: Clock,
  ) {
    this.signedKey = new SignedKey(config, 'account-link');
  }

  urlFor(link: AccountLink): string {
    return `${this.config.publicUrl}/${link.purpose}?key=${this.keyFor(link)}`;
  }

  keyFor({ purpose, driverId, while: state, until }: AccountLink): string {
    const end = String(Math.floor(Date.parse(until) / 1000));
    return `${driverId}.${end}.${this.signedKey.sign(factsOf(purpose, driverId, end, state))}`;
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
    if (!this.signedKey.allows(factsOf(purpose, driverId, end, state), signature)) return false;
    return this.clock.now().getTime() < Number(end) * 1000;
  }
}

function factsOf(...facts: [purpose: string, driverId: string, end: string, state: string]): string {
  return facts.join(':');
}

function partsOf(key: string) {
  const [, driverId, end, signature] = /^([0-9a-f-]{36})\.(\d{1,12})\.([\w-]{43})$/.exec(key) ?? [];
  return driverId && end && signature ? { driverId, end, signature } : undefined;
}
