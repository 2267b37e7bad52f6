import { Injectable } from '@nestjs/common';
import { Config, networksOf, ofEachNetwork, Tries } from '@groundsheet/platform';
import { mailboxOf } from '@groundsheet/form-rules';
import { AccountMails } from './account-mails.js';
import type { Driver } from './driver.entity.js';
import { driverProblems } from './driver.problems.js';

const refusal = driverProblems.tooManyMails;
const FROM_NETWORK = {
  name: 'confirmations-from-network',
  hours: 1,
  refusal,
  reached: 'Too many accounts have been created from your network within an hour.',
};
const TO_MAILBOX = {
  name: 'confirmations-to-mailbox',
  most: 3,
  hours: 24,
  refusal,
  reached: 'We have already sent several emails to this address. Please check the inbox and the junk folder.',
};

/** Mails with the link that confirms an address. Anybody can cause them with any address, so they are limited. */
@Injectable()
export class ConfirmationMails {
  constructor(
    private readonly mails: AccountMails,
    private readonly tries: Tries,
    private readonly config: Config,
  ) {}

  /**
   * In the caller's transaction, as the last thing in it (see `Limits`).
   *
   * @param address of the person who asks
   * @throws {Problem} 429 with Retry-After
   */
  async request(driver: Driver, address: string | undefined): Promise<void> {
    await this.mails.confirm(driver);
    const fromNetwork = { ...FROM_NETWORK, most: this.config.accounts.confirmationsPerHour };
    await this.tries.count([
      ...ofEachNetwork(fromNetwork, networksOf(address)),
      { ...TO_MAILBOX, subject: mailboxOf(driver.email) },
    ]);
  }
}
