import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, Config, DemoSeed, type DemoSeeder } from '@groundsheet/platform';
import { DEMO_ACCOUNTS, keptDemoPasswords, type DemoAccount } from './demo-accounts.js';
import { Driver } from './driver.entity.js';
import { hashPassword } from '../passwords/passwords.js';

/** Not new any more: what is tried out is not held to the limits of an account that anybody has just made. */
const ESTABLISHED_MS = 30 * 86_400_000;

/** An account of each role, unless the installation has an admin of its own. */
@DemoSeed(3)
export class DriversSeed implements DemoSeeder {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
    private readonly clock: Clock,
  ) {}

  /** Tells the passwords to the person at the terminal at each start, and everybody else where they are kept. */
  async seed(isTerminal: boolean): Promise<string[]> {
    if (this.config.adminEmail) return [];
    const { file, passwords, isNew } = keptDemoPasswords(this.config.dataDir);
    const lines: string[] = [];
    for (const account of DEMO_ACCOUNTS) {
      const password = passwords[account.email]!;
      const driver = await this.seedAccount(account, password, isNew);
      if (!driver.deactivatedAt)
        lines.push(`  ${account.role.padEnd(10)} ${account.email.padEnd(32)}${password}`);
    }
    await this.em.flush();
    if (lines.length === 0) return [];
    if (!isTerminal) return [`The passwords of the demo accounts are in ${file}`];
    return ['Demo accounts with their passwords, by role:', ...lines];
  }

  private async seedAccount(account: DemoAccount, password: string, isNew: boolean): Promise<Driver> {
    const known = await this.em.findOne(Driver, { email: account.email });
    // The file with the passwords was removed by a person with access to the folder, so new ones are set.
    if (known && isNew) known.setPassword(await hashPassword(password));
    if (known) return known;
    const { email, fullName, role } = account;
    const passwordHash = await hashPassword(password);
    const since = new Date(this.clock.now().getTime() - ESTABLISHED_MS);
    const driver = Driver.register({ email, fullName, passwordHash }, since);
    driver.role = role;
    driver.confirm(this.clock.now());
    this.em.persist(driver);
    return driver;
  }
}
