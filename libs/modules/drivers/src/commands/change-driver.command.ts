import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Role } from '@groundsheet/contracts';
import { Audit, Clock, type AuditEntry } from '@groundsheet/platform';
import { AccountMails } from '../accounts/account-mails.js';
import type { Driver } from '../accounts/driver.entity.js';
import { driverProblems } from '../accounts/driver.problems.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';
import { lockOther } from '../people/lock-admins.js';

/** What an admin may do to another account. */
export type DriverChange = { role: Role } | { active: boolean };

/**
 * Changes another person's role, or whether they may sign in, and ends their sessions. Where the account is like that
 * already, nothing happens.
 */
export class ChangeDriver extends Command<void> {
  constructor(
    readonly driverId: string,
    readonly change: DriverChange,
    readonly adminId: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeDriver)
export class ChangeDriverHandler implements ICommandHandler<ChangeDriver> {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: DriverSessions,
    private readonly mails: AccountMails,
    private readonly audit: Audit,
    private readonly clock: Clock,
  ) {}

  async execute({ driverId, change, adminId }: ChangeDriver): Promise<void> {
    const driver = await lockOther(this.em, driverId, adminId);
    if (driver.invitedUntil && 'active' in change) throw driverProblems.onlyInvited();
    if (isSo(driver, change)) return;
    if (driver.isUnconfirmed && 'role' in change && change.role !== 'driver')
      throw driverProblems.unconfirmed();

    await this.audit.record({ ...auditedAs(driver, change), about: { kind: 'account', id: driverId } });
    if ('role' in change) driver.role = change.role;
    else if (change.active) driver.reactivate();
    else driver.deactivate(this.clock.now());
    await this.em.flush();
    if (driver.role === 'admin' && 'role' in change && !driver.invitedUntil)
      await this.mails.adminAdded(driver);
    // After the change: a sign-in at the same time either waits for it, or its session is ended here.
    await this.sessions.endAllOf(driverId);
  }
}

function isSo({ role, deactivatedAt }: Driver, change: DriverChange): boolean {
  return 'role' in change ? role === change.role : (deactivatedAt === null) === change.active;
}

function auditedAs({ role: from }: Driver, change: DriverChange): Pick<AuditEntry, 'what' | 'details'> {
  if ('role' in change) return { what: 'account.role-changed', details: { from, to: change.role } };
  return { what: change.active ? 'account.reactivated' : 'account.deactivated' };
}
