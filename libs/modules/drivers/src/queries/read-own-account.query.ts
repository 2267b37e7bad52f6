import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import { ReadOwnAccount, type OwnAccount } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { Driver } from '../accounts/driver.entity.js';
import { ListPreferences } from '../preferences/list-preferences.query.js';
import { ListSessions } from './list-sessions.query.js';

/** Answers the contract's question; see {@link ReadOwnAccount}. */
@QueryHandler(ReadOwnAccount)
export class ReadOwnAccountHandler implements Answers<ReadOwnAccount> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  async execute({ caller }: ReadOwnAccount): Promise<OwnAccount> {
    const { id } = caller;
    const driver = await this.em.findOneOrFail(Driver, id, { disableIdentityMap: true });
    const { email, fullName, role, createdAt, confirmedAt, lastSignedInAt } = driver;
    return {
      account: { id, email, fullName, role, createdAt, confirmedAt, lastSignedInAt },
      preferences: await this.queries.execute(new ListPreferences(id)),
      sessions: await this.queries.execute(new ListSessions(caller)),
    };
  }
}
