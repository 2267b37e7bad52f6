import { EntityManager, type FindOneOptions } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountLinks } from './account-links.js';
import { Driver } from './driver.entity.js';
import { driverProblems } from './driver.problems.js';

/** The links in mails that ask to confirm an address. They show who has the mail, not whose account it is (decision 0043). */
@Injectable()
export class ConfirmationLinks {
  constructor(
    private readonly em: EntityManager,
    private readonly links: AccountLinks,
  ) {}

  /**
   * The account whose address the key confirms. Once it has been taken over by an invitation, only that counts.
   *
   * @throws {Problem} 404
   */
  async accountOf(key: string, options?: FindOneOptions<Driver>): Promise<Driver> {
    const id = this.links.driverIdOf(key);
    const driver = id ? await this.em.findOne(Driver, { id, deactivatedAt: null }, options) : null;
    const isValid = driver && !driver.invitedUntil && this.links.allows(key, 'confirm-email', driver.email);
    if (!isValid) throw driverProblems.deadLink();
    return driver;
  }
}
