import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { TellAccounts, type AccountFacts } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { accountFacts } from '../accounts/account-facts.js';
import { Driver } from '../accounts/driver.entity.js';

@QueryHandler(TellAccounts)
export class TellAccountsHandler implements Answers<TellAccounts> {
  constructor(private readonly em: EntityManager) {}

  async execute({ ids }: TellAccounts): Promise<AccountFacts[]> {
    const drivers = await this.em.find(Driver, { id: { $in: [...ids] } });
    return drivers.map(accountFacts);
  }
}
