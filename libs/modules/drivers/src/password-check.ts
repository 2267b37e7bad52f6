import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { Transaction, Tries, type TryLimit } from '@groundsheet/platform';
import { normaliseEmail } from '@groundsheet/form-rules';
import { Driver } from './driver.entity.js';
import { driverProblems } from './driver.problems.js';
import { isPassword } from './passwords.js';

/** Somebody who has just shown that he knows the password of an account. */
export interface ProvenDriver {
  readonly id: string;
  /** Which password: void once it has changed. */
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
  reached: 'The password was wrong too often.',
  otherwise: ', or ask for a new password',
}));

/** Right ones too, for all accounts: judging one is work for us, and many accounts may be tried with one password. */
const OF_NETWORK = {
  name: 'passwords-of-network-per-hour',
  most: 1000,
  hours: 1,
  code: TOO_MANY,
  reached: 'Very many passwords were tried from your network within an hour.',
};

/** Judges a password. Neither the answer nor its time tells whether there is such an account. */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly em: EntityManager,
    private readonly tries: Tries,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Outside a transaction: a wrong password is counted whatever follows.
   *
   * @param network see `networkOf`
   * @param refusal what to throw when they do not belong together
   * @throws {Problem} that, or 429 after too many of those
   */
  async prove(
    typed: { email: string; password: string },
    network: string,
    refusal = driverProblems.wrongCredentials,
  ): Promise<ProvenDriver> {
    const email = normaliseEmail(typed.email);
    const ofAccount: TryLimit[] = BACK_OFF.map((step) => ({ ...step, subject: `${email} ${network}` }));
    // Counted before it is judged: of many tries at once only so many are judged.
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
