import { Injectable } from '@nestjs/common';
import { Limits } from '@groundsheet/platform';
import { AccountMails } from '../accounts/account-mails.js';
import type { Driver } from '../accounts/driver.entity.js';

/** Browsers that keep no cookies are new each time. */
const A_DAY = { name: 'new-devices-of-account', most: 3, hours: 24 };

/** Tells owners by mail that their account has been signed in to on a device where it was not before. */
@Injectable()
export class NewDeviceNotice {
  constructor(
    private readonly mails: AccountMails,
    private readonly limits: Limits,
  ) {}

  /**
   * In the transaction of the sign-in, before its session begins. The first sign-in of all is on a new device anyway, and
   * an address that nobody has confirmed may be another person's.
   *
   * @param device `Chrome on Android`
   */
  async record(driver: Driver, device: string): Promise<void> {
    if (!driver.confirmedAt || !driver.lastSignedInAt) return;
    if (await this.limits.countAndFindOver([{ ...A_DAY, subject: driver.id }])) return;
    await this.mails.newDevice(driver, device);
  }
}
