import { Injectable } from '@nestjs/common';
import { Limits, networksOf, ofEachNetwork, Tries, type Limit } from '@groundsheet/platform';

const CODE = 'driver.too-many-tries';

/** Wrong passwords for one account, from one network or one device: after 5 wait a minute, after 10 an hour, after 20 a day. */
const BACK_OFF = [
  { name: 'passwords-per-minute', most: 5, hours: 1 / 60 },
  { name: 'passwords-per-hour', most: 10, hours: 1 },
  { name: 'passwords-per-day', most: 20, hours: 24 },
].map((step) => ({
  ...step,
  code: CODE,
  reached: 'The password was wrong too many times.',
  otherwise: ', or ask for a new password',
}));

/** Right ones too, for all accounts: each check costs us work. */
const OF_NETWORK = {
  name: 'passwords-of-network-per-hour',
  most: 1000,
  hours: 1,
  code: CODE,
  reached: 'Too many passwords were tried from your network within an hour.',
};

/** Whose password was wrong: one common password may be tried on many accounts. */
const ACCOUNTS_OF_NETWORK = {
  name: 'accounts-of-network-per-hour',
  most: 30,
  hours: 1,
  code: CODE,
  reached: 'The passwords of too many accounts were tried from your network within an hour.',
};
/** Whether a network has tried an account before, within the hour. */
const ACCOUNT_AT_NETWORK = { name: 'account-at-network', most: 1, hours: 1 };

/** Wrong passwords for one account from all networks; refuses nobody, but makes strangers wait longer and longer. */
const OF_ACCOUNT = { name: 'passwords-of-account-per-day', most: Infinity, hours: 24 };
const UNHINDERED = 10;
const SHORTEST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 10_000;

/** One attempt that has been counted. */
export interface CountedTry {
  /** How long to wait before the password is checked. */
  readonly pauseMs: number;
  /** Wrong passwords for this account today, on devices that are not known to be its owner's; this one included. */
  readonly strangersToday: number;
  /** What to count again from the start if the password is right. */
  readonly forgotten: Limit[];
  /** What to take back then, in the steps in which it was counted. */
  readonly takenBack: Limit[][];
}

/**
 * Counts attempts to prove a password. What is counted depends on the typed address, never on whether it has an account,
 * unless the device is known to be the owner's (docs/product.md, Limits).
 */
@Injectable()
export class PasswordTries {
  constructor(
    private readonly tries: Tries,
    private readonly limits: Limits,
  ) {}

  /** On a device where the account was signed in to before: only what goes wrong there counts. */
  async countOnKnown(email: string, device: string): Promise<CountedTry> {
    const forgotten = BACK_OFF.map((step) => ({ ...step, subject: `${email} ${device}` }));
    await this.tries.count(forgotten);
    return { pauseMs: 0, strangersToday: 0, forgotten, takenBack: [] };
  }

  /** @throws {Problem} 429 with Retry-After; what was counted in this transaction is then rolled back */
  async countOfStranger(email: string, address: string | undefined): Promise<CountedTry> {
    const networks = networksOf(address);
    const backOff = BACK_OFF.flatMap((step) => ofEachNetwork(step, networks, email));
    const atNetworks = networks.map(({ name }) => ({ ...ACCOUNT_AT_NETWORK, subject: `${email} ${name}` }));
    const ofAccount = { ...OF_ACCOUNT, subject: email };
    const limits = [...backOff, ...ofEachNetwork(OF_NETWORK, networks)];
    const [total, ...atEach] = await this.tries.count(limits, [ofAccount, ...atNetworks]);
    const firstAt = networks.filter((_, at) => atEach[at]!.count === 1);
    const ofNetworks = ofEachNetwork(ACCOUNTS_OF_NETWORK, firstAt);
    await this.tries.count(ofNetworks);
    return {
      pauseMs: pauseAfter(total!.count),
      strangersToday: total!.count,
      forgotten: [...backOff, ...atNetworks],
      takenBack: [[ofAccount], ofNetworks],
    };
  }

  /**
   * The password was right. Locks in the same order as counting does: of two taps on "Sign in", one is counted while the
   * other is forgiven.
   */
  async forgive({ forgotten, takenBack }: CountedTry): Promise<void> {
    await this.limits.forget(forgotten);
    for (const step of takenBack) await this.limits.count(step.map((limit) => ({ ...limit, by: -1 })));
  }
}

function pauseAfter(wrong: number): number {
  if (wrong <= UNHINDERED) return 0;
  return Math.min(LONGEST_PAUSE_MS, SHORTEST_PAUSE_MS * 2 ** (wrong - UNHINDERED - 1));
}
