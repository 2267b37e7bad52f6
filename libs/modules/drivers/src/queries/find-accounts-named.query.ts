import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { FindAccountsNamed, type AccountFacts } from '@groundsheet/contracts';
import { isStorable, type Answers } from '@groundsheet/platform';
import { accountFacts } from '../accounts/account-facts.js';
import { Driver } from '../accounts/driver.entity.js';

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
