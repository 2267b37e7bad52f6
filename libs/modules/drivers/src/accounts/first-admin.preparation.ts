import { EntityManager } from '@mikro-orm/postgresql';
import { AccountConfirmed } from '@groundsheet/contracts';
import {
  Audit,
  Clock,
  Config,
  ConfigFault,
  EventRecorder,
  Preparation,
  type Prepares,
} from '@groundsheet/platform';
import { AccountMails } from './account-mails.js';
import { DEMO_ACCOUNTS } from './demo-accounts.js';
import { Driver } from './driver.entity.js';
import { DriverSessions } from '../signing-in/driver-sessions.js';
import { hashPassword, newPasswordFault } from '../passwords/passwords.js';

/**
 * Creates the admin of `ADMIN_EMAIL` and deactivates the demo accounts (docs/product.md, People and roles). Another person
 * may have registered that address before; so that they do not become admin, the account gets the password of the settings.
 */
@Preparation()
export class FirstAdmin implements Prepares {
  constructor(
    private readonly em: EntityManager,
    private readonly sessions: DriverSessions,
    private readonly events: EventRecorder,
    private readonly mails: AccountMails,
    private readonly audit: Audit,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** @throws {ConfigFault} if `ADMIN_PASSWORD` is needed, and missing or easily guessed */
  async prepare(): Promise<void> {
    const { adminEmail: email, adminPassword } = this.config;
    if (!email) return;
    await this.deactivateDemo();
    const known = await this.em.findOne(Driver, { email });
    if (known?.role === 'admin' && !known.invitedUntil) return;
    if (!adminPassword)
      throw new ConfigFault(`ADMIN_PASSWORD: is required until ${email} has an admin account`);
    const fault = newPasswordFault(adminPassword, { fullName: known?.fullName, email });
    if (fault) throw new ConfigFault(`ADMIN_PASSWORD: ${fault}`);
    const admin = known ?? Driver.register({ email, fullName: 'Admin', passwordHash: '' }, this.clock.now());
    admin.setPassword(await hashPassword(adminPassword));
    admin.role = 'admin';
    admin.reactivate();
    if (known && !known.confirmedAt) await this.events.record(new AccountConfirmed({ driverId: known.id }));
    admin.confirm(this.clock.now());
    await this.em.persist(admin).flush();
    await this.audit.record({
      what: known ? 'account.role-changed' : 'account.registered',
      about: { kind: 'account', id: admin.id },
      details: { to: 'admin', by: 'settings' },
    });
    await this.mails.adminAdded(admin);
    await this.sessions.endAllOf(admin.id);
  }

  private async deactivateDemo(): Promise<void> {
    const emails = DEMO_ACCOUNTS.map(({ email }) => email);
    const demo = await this.em.find(Driver, { email: { $in: emails }, deactivatedAt: null });
    for (const driver of demo) {
      driver.deactivate(this.clock.now());
      await this.sessions.endAllOf(driver.id);
      await this.audit.record({
        what: 'account.deactivated',
        about: { kind: 'account', id: driver.id },
        details: { by: 'settings' },
      });
    }
    await this.em.flush();
  }
}
