import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { FindAccounts, FindAccountsNamed, type AccountFacts } from '@groundsheet/contracts';
import { isStorable, type Answers } from '@groundsheet/platform';
import { accountFacts } from '../accounts/account-facts.js';
import { Driver } from '../accounts/driver.entity.js';
import { peopleSql } from './people-sql.js';

@QueryHandler(FindAccountsNamed)
export class FindAccountsNamedHandler implements Answers<FindAccountsNamed> {
  constructor(private readonly em: EntityManager) {}

  async execute({ fullName }: FindAccountsNamed): Promise<AccountFacts[]> {
    // It comes from an address, which may say anything.
    if (!isStorable(fullName)) return [];
    const drivers = await this.em.find(Driver, { fullName });
    return drivers.map(accountFacts);
  }
}

@QueryHandler(FindAccounts)
export class FindAccountsHandler implements Answers<FindAccounts> {
  constructor(private readonly em: EntityManager) {}

  async execute({ text, limit }: FindAccounts): Promise<AccountFacts[]> {
    const { sql, values } = peopleSql({ search: text, limit });
    const ids = (await this.em.execute<{ id: string }[]>(sql, values)).map(({ id }) => id);
    return (await this.em.find(Driver, { id: { $in: ids } }, { disableIdentityMap: true })).map(accountFacts);
  }
}
