import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { FindAdmins } from '@groundsheet/contracts';
import { v5 as uuidv5 } from 'uuid';
import { AccountMail } from './account-mail.js';

type AdminPurpose = 'guest-mails-half' | 'vaults-filling' | 'record-kept';

/** Mails that tell every active admin of something that they have to look into. */
@Injectable()
export class AdminNotices {
  constructor(
    private readonly queries: QueryBus,
    private readonly mail: AccountMail,
  ) {}

  /** @param day on site, `YYYY-MM-DD`: one mail to each admin on it, however often this is called */
  async tellOnceADay(purpose: AdminPurpose, day: string, at: string, matter?: string): Promise<void> {
    const admins = await this.queries.execute(new FindAdmins());
    for (const { id: driverId, email, fullName: driverName } of admins) {
      const noticed = { purpose, driverId, driverName, noticedAt: new Date(at) } as const;
      const facts = matter ? { ...noticed, matter } : noticed;
      await this.mail.queue(uuidv5(`${purpose} ${day}`, driverId), email, facts);
    }
  }
}
