import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Transaction, Tries, type TryLimit } from '@groundsheet/platform';
import { normaliseEmail } from '@groundsheet/form-rules';
import { Driver } from './driver.entity.js';
import { driverProblems } from './driver.problems.js';
import { isPassword } from './passwords.js';

/** Somebody who has just proved that they know the password of an account. */
export interface ProvenDriver {
  readonly id: string;
  /** The version of the password; the proof is void once it has changed. */
  readonly passwordVersion: number;
}

const TOO_MANY = 'driver.too-many-tries';

/** Wrong passwords for one account from one network: after 5 wait a minute, after 10 an hour, after 20 a day. */
const BACK_OFF = [
  { name: 'passwords-per-minute', most: 5, hours: 1 / 60 },
  { name: 'passwords-per-hour', most: 10, hours: 1 },
  { name: 'passwords-per-day', most: 20, hours: 24 },
].map((step) => ({
  ...step,
  code: TOO_MANY,
  reached: 'The password was wrong too many times.',
  otherwise: ', or ask for a new password',
}));

/** Right ones too, for all accounts: each check costs us work, and one password may be tried on many accounts. */
const OF_NETWORK = {
  name: 'passwords-of-network-per-hour',
  most: 1000,
  hours: 1,
  code: TOO_MANY,
  reached: 'Too many passwords were tried from your network within an hour.',
};

/** Checks a password. Neither the result nor its time reveals whether the account exists. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly em: EntityManager,
    private readonly tries: Tries,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Call this outside a transaction: a wrong password counts whatever follows.
   *
   * @param network see `networkOf`
   * @param refusal what to throw if they do not match
   * @throws {Problem} that refusal, or 429 after too many of them
   */
  async prove(
    typed: { email: string; password: string },
    network: string,
    refusal = driverProblems.wrongCredentials,
  ): Promise<ProvenDriver> {
    const email = normaliseEmail(typed.email);
    const ofAccount: TryLimit[] = BACK_OFF.map((step) => ({ ...step, subject: `${email} ${network}` }));
    // Counted before the check, so that of many attempts at once only the allowed number is checked.
    await this.transaction.run(() => this.tries.count([...ofAccount, { ...OF_NETWORK, subject: network }]));
    const driver = await this.em.findOne(
      Driver,
      { email, deactivatedAt: null },
      { disableIdentityMap: true },
    );
    if (!(await isPassword(typed.password, driver?.passwordHash ?? null)) || !driver) throw refusal();
    await this.tries.forget(ofAccount);
    return { id: driver.id, passwordVersion: driver.passwordVersion };
  }
}
