import { EntityManager, LockMode, type FilterQuery } from '@mikro-orm/postgresql';
import { HousekeepingDue } from '@groundsheet/contracts';
import { Clock, Config, Subscriber, Transaction, type EventSubscriber } from '@groundsheet/platform';
import { AccountErasure } from '../accounts/account-erasure.js';
import { AccountMails } from '../accounts/account-mails.js';
import { Driver } from '../accounts/driver.entity.js';

const DAY = 86_400_000;
/** Between the mail and the removal, also where the setting has been lowered since. */
const TOLD_DAYS = 7;
const AT_A_TIME = 100;

/** Deactivated accounts stay: an admin has shut that address out. */
const UNCONFIRMED = { confirmedAt: null, invitedUntil: null, deactivatedAt: null } as const;

/** An account whose address nobody has confirmed goes after `UNCONFIRMED_ACCOUNT_DAYS`; its owner is told a week before. */
@Subscriber(HousekeepingDue)
export class RemoveUnconfirmedWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly erasure: AccountErasure,
    private readonly mails: AccountMails,
    private readonly clock: Clock,
    private readonly config: Config,
  ) {}

  async handle(): Promise<void> {
    const now = this.clock.now();
    const age = (this.config.accounts.unconfirmedDays - TOLD_DAYS) * DAY;
    const isOldEnough = { removesAt: null, createdAt: { $lte: new Date(now.getTime() - age) } };
    await this.eachOf(isOldEnough, (driver) => this.tell(driver, now));
    await this.eachOf({ removesAt: { $lte: now } }, (driver) =>
      this.erasure.erase(driver, 'account.removed'),
    );
  }

  /** Each in a transaction of its own, and locked: a person who confirms the address at this moment comes first or too late. */
  private async eachOf(due: FilterQuery<Driver>, act: (driver: Driver) => Promise<void>): Promise<void> {
    const where = { $and: [UNCONFIRMED, due] };
    let found: Driver[];
    do {
      found = await this.em.find(Driver, where, { limit: AT_A_TIME, disableIdentityMap: true });
      for (const { id } of found) {
        await this.transaction.run(async () => {
          const lockMode = LockMode.PESSIMISTIC_WRITE;
          const driver = await this.em.findOne(Driver, { $and: [{ id }, where] }, { lockMode });
          if (driver) await act(driver);
        });
      }
    } while (found.length === AT_A_TIME);
  }

  private async tell(driver: Driver, now: Date): Promise<void> {
    const due = driver.createdAt.getTime() + this.config.accounts.unconfirmedDays * DAY;
    driver.removesAt = new Date(Math.max(due, now.getTime() + TOLD_DAYS * DAY));
    await this.mails.remove(driver, driver.removesAt);
    await this.em.flush();
  }
}
