import { Injectable } from '@nestjs/common';
import { SignedInOnNewDevice } from '@groundsheet/contracts';
import { Clock, EventRecorder, Limits } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import type { Driver } from '../accounts/driver.entity.js';

/** Browsers that keep no cookies are new each time. */
const A_DAY = { name: 'new-devices-of-account', most: 3, hours: 24 };

/** Tells owners by mail that their account has been signed in to on a device where it was not before. */
@Injectable()
export class NewDeviceNotice {
  constructor(
    private readonly events: EventRecorder,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /**
   * In the transaction of the sign-in, before its session begins. The first sign-in of all is on a new device anyway, and
   * an address that nobody has confirmed may be another person's.
   *
   * @param device `Chrome on Android`
   */
  async record(driver: Driver, device: string): Promise<void> {
    const { id: driverId, email, fullName, confirmedAt, lastSignedInAt } = driver;
    if (!confirmedAt || !lastSignedInAt) return;
    if (await this.limits.countAndFindOver([{ ...A_DAY, subject: driverId }])) return;
    const at = this.clock.now().toISOString();
    await this.events.record(
      new SignedInOnNewDevice({ requestId: uuidv7(), driverId, email, fullName, at, device }),
    );
  }
}
