import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { FindAdmins, FindOffice, type AccountFacts } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { accountFacts } from '../accounts/account-facts.js';
import { Driver } from '../accounts/driver.entity.js';
import { ACTIVE_ADMINS } from '../people/lock-admins.js';

@QueryHandler(FindAdmins)
export class FindAdminsHandler implements Answers<FindAdmins> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<AccountFacts[]> {
    return (await this.em.find(Driver, ACTIVE_ADMINS)).map(accountFacts);
  }
}

@QueryHandler(FindOffice)
export class FindOfficeHandler implements Answers<FindOffice> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<AccountFacts[]> {
    const active = { ...ACTIVE_ADMINS, role: { $in: ['supervisor' as const, 'admin' as const] } };
    return (await this.em.find(Driver, active)).map(accountFacts);
  }
}
