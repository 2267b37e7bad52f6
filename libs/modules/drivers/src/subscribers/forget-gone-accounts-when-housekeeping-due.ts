import { EntityManager } from '@mikro-orm/postgresql';
import { AccountDeleted, HousekeepingDue } from '@groundsheet/contracts';
import {
  columnsOfAccounts,
  EventRecorder,
  Subscriber,
  Transaction,
  type EventSubscriber,
} from '@groundsheet/platform';

const AT_A_TIME = 1000;

/**
 * Looks for what belongs to an account that is gone, and has everybody erase it again: what was left behind before the
 * database refused it (docs/decisions/0043), or by a restored backup.
 */
@Subscriber(HousekeepingDue)
export class ForgetGoneAccountsWhenHousekeepingDue implements EventSubscriber {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
  ) {}

  async handle(): Promise<void> {
    const gone = new Set<string>();
    for (const { table, column } of columnsOfAccounts(this.em)) {
      const rows = await this.em.execute<{ id: string }[]>(
        `select distinct ${column} as id from ${table}
          where ${column} is not null and not exists (select 1 from drivers where drivers.id = ${table}.${column})
          limit ${AT_A_TIME}`,
      );
      for (const { id } of rows) gone.add(id);
    }
    await this.transaction.run(async () => {
      for (const driverId of gone) await this.events.record(new AccountDeleted({ driverId }));
    });
  }
}
