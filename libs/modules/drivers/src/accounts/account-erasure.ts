import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { AccountDeleted, type Audited } from '@groundsheet/contracts';
import { Audit, EventRecorder } from '@groundsheet/platform';
import { DriverSessions } from '../signing-in/driver-sessions.js';
import type { Driver } from './driver.entity.js';

/** The one way out for an account, at its owner's or an admin's wish. Other modules erase what they keep of it. */
@Injectable()
export class AccountErasure {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: DriverSessions,
    private readonly events: EventRecorder,
    private readonly audit: Audit,
  ) {}

  /**
   * In the caller's transaction.
   *
   * @param driver locked
   * @param what how it is recorded
   */
  async erase(driver: Driver, what: Audited): Promise<void> {
    const { id } = driver;
    await this.sessions.endAllOf(id);
    this.em.remove(driver);
    await this.audit.record({ what, about: { kind: 'account', id } });
    await this.events.record(new AccountDeleted({ driverId: id }));
    await this.em.flush();
  }
}
