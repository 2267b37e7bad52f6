import { Injectable } from '@nestjs/common';
import { PasswordChanged } from '@groundsheet/contracts';
import { Clock, EventRecorder, Limits } from '@groundsheet/platform';
import { v7 as uuidv7 } from 'uuid';
import type { Driver } from '../accounts/driver.entity.js';

/** A stranger may have registered with another person's address, and then change the password again and again. */
const A_DAY = { name: 'password-notices-of-address', most: 5, hours: 24 };

/** Tells owners by mail that their password is another one now. */
@Injectable()
export class PasswordNotice {
  constructor(
    private readonly events: EventRecorder,
    private readonly limits: Limits,
    private readonly clock: Clock,
  ) {}

  /** In the transaction that sets the password. @param device `Chrome on Android` */
  async record({ id: driverId, email, fullName }: Driver, device: string): Promise<void> {
    if (await this.limits.countAndFindOver([{ ...A_DAY, subject: email }])) return;
    const at = this.clock.now().toISOString();
    await this.events.record(
      new PasswordChanged({ requestId: uuidv7(), driverId, email, fullName, at, device }),
    );
  }
}
