import { Injectable } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import { mailboxOf } from '@groundsheet/form-rules';
import { Tries } from '@groundsheet/platform';
import { AccountMails } from '../accounts/account-mails.js';
import type { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';

const refusal = driverProblems.tooManyMails;
const OF_ADMIN = {
  name: 'invitations-of-admin',
  most: 100,
  hours: 24,
  refusal,
  reached: 'You have sent 100 invitations today, which is the limit for one day.',
};
const TO_MAILBOX = {
  name: 'invitations-to-mailbox',
  most: 3,
  hours: 24,
  refusal,
  reached: 'We have already sent three invitations to this address today. They may be in the junk folder.',
};

/** Mails with the link that accepts an invitation. An admin may mistype an address, so they are limited. */
@Injectable()
export class InvitationMails {
  constructor(
    private readonly mails: AccountMails,
    private readonly tries: Tries,
  ) {}

  /**
   * In the caller's transaction, as the last thing in it (see `Limits`).
   *
   * @throws {Problem} 429 with Retry-After
   */
  async send(driver: Driver, { id, fullName }: Caller): Promise<void> {
    await this.mails.invite(driver, fullName);
    await this.tries.count([
      { ...OF_ADMIN, subject: id },
      { ...TO_MAILBOX, subject: mailboxOf(driver.email) },
    ]);
  }
}
