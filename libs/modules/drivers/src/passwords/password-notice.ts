import { Injectable } from '@nestjs/common';
import { Limits } from '@groundsheet/platform';
import { AccountMails } from '../accounts/account-mails.js';
import type { Driver } from '../accounts/driver.entity.js';

/** A stranger may have registered with another person's address, and then change the password again and again. */
const A_DAY = { name: 'password-notices-of-address', most: 5, hours: 24 };

/** Tells owners by mail that their password is another one now. */
@Injectable()
export class PasswordNotice {
  constructor(
    private readonly mails: AccountMails,
    private readonly limits: Limits,
  ) {}

  /** In the transaction that sets the password. @param device `Chrome on Android` */
  async record(driver: Driver, device: string): Promise<void> {
    if (await this.limits.countAndFindOver([{ ...A_DAY, subject: driver.email }])) return;
    await this.mails.passwordChanged(driver, device);
  }
}
