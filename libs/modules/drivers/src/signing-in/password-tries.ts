import { Injectable } from '@nestjs/common';
import { Limits, networksOf, ofEachNetwork, Tries, type TryLimit } from '@groundsheet/platform';
import { driverProblems } from '../accounts/driver.problems.js';

const refusal = driverProblems.tooManyTries;
const OF_ONE_ACCOUNT = {
  refusal,
  reached: 'The password was wrong too many times.',
  otherwise: ', or ask for a new password',
};

/** Wrong passwords for one account, from one network or on one device that is known to be the account's. */
const WRONG_FOR_ACCOUNT = [
  { ...OF_ONE_ACCOUNT, name: 'passwords-per-minute', most: 5, hours: 1 / 60 },
  { ...OF_ONE_ACCOUNT, name: 'passwords-per-day', most: 20, hours: 24 },
];

/** The same from all networks together. */
const OF_ACCOUNT = { ...OF_ONE_ACCOUNT, name: 'passwords-of-account-per-day', most: 100, hours: 24 };

/** Wrong passwords for all accounts: one common password may be tried on many. */
const WRONG_OF_NETWORK = {
  name: 'wrong-passwords-of-network-per-hour',
  most: 60,
  hours: 1,
  refusal,
  reached: 'Too many passwords from your network were wrong within an hour.',
};

/** Right ones too: each check costs us work. */
const OF_NETWORK = {
  name: 'passwords-of-network-per-hour',
  most: 1000,
  hours: 1,
  refusal,
  reached: 'Too many passwords were tried from your network within an hour.',
};

/** One attempt that has been counted. */
export interface CountedTry {
  /** Wrong passwords for this account today, on devices that are not known to be its owner's; this one included. */
  readonly strangersToday: number;
  /** What does not count if the password is right. */
  readonly wrong: readonly TryLimit[];
}

/**
 * Counts attempts to prove a password. What is counted depends on the typed address, never on whether it has an account,
 * unless the device is known to be the owner's (docs/security.md, Guessed passwords).
 */
@Injectable()
export class PasswordTries {
  constructor(
    private readonly tries: Tries,
    private readonly limits: Limits,
  ) {}

  /** On a device where the account was signed in to before: only what goes wrong there counts. */
  async countOnKnown(email: string, device: string): Promise<CountedTry> {
    const wrong = WRONG_FOR_ACCOUNT.map((limit) => ({ ...limit, subject: `${email} ${device}` }));
    await this.tries.count(wrong);
    return { strangersToday: 0, wrong };
  }

  /** @throws {Problem} 429 with Retry-After; what was counted in this transaction is then rolled back */
  async countOfStranger(email: string, address: string | undefined): Promise<CountedTry> {
    const networks = networksOf(address);
    const wrong = [
      { ...OF_ACCOUNT, subject: email },
      ...WRONG_FOR_ACCOUNT.flatMap((limit) => ofEachNetwork(limit, networks, email)),
      ...ofEachNetwork(WRONG_OF_NETWORK, networks),
    ];
    const [ofAccount] = await this.tries.count([...wrong, ...ofEachNetwork(OF_NETWORK, networks)]);
    return { strangersToday: ofAccount!.count, wrong };
  }

  /** The password was right. Takes back this try and no other: else signing in to one's own account would pay for guessing. */
  async forgive({ wrong }: CountedTry): Promise<void> {
    await this.limits.count(wrong.map((limit) => ({ ...limit, by: -1 })));
  }
}
