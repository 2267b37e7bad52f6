import {
  type AccountFacts,
  FindAccounts,
  FindAccountsNamed,
  FindAdmins,
  FindOffice,
  type OwnAccount,
  ReadOwnAccount,
  TellAccountLink,
  TellAccounts,
  WantsReminders,
} from '@groundsheet/contracts';
import { type Answers, isStorable } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus, QueryHandler } from '@nestjs/cqrs';
import { AccountLinks } from '../accounts/account-links.js';
import { Driver } from '../accounts/driver.entity.js';
import { ACTIVE_ADMINS } from '../people/lock-admins.js';
import { DriverPreference } from '../preferences/driver-preference.entity.js';
import { ListPreferences } from '../preferences/preference-acts.js';
import { ListSessions } from './list-sessions.query.js';
import { peopleSql } from './people-sql.js';

/** What other modules may know of an account. */
function accountFacts({ id, email, fullName, confirmedAt, deactivatedAt }: Driver): AccountFacts {
  return { id, email, fullName, isConfirmed: confirmedAt !== null, isActive: deactivatedAt === null };
}

@QueryHandler(TellAccounts)
export class TellAccountsHandler implements Answers<TellAccounts> {
  constructor(private readonly em: EntityManager) {}

  async execute({ ids }: TellAccounts): Promise<AccountFacts[]> {
    const drivers = await this.em.find(Driver, { id: { $in: [...ids] } });
    return drivers.map(accountFacts);
  }
}

/** Answers the contract's question; see {@link TellAccountLink}. */
@QueryHandler(TellAccountLink)
export class TellAccountLinkHandler implements Answers<TellAccountLink> {
  constructor(private readonly links: AccountLinks) {}

  async execute({ link }: TellAccountLink): Promise<string> {
    return this.links.urlFor(link);
  }
}

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

@QueryHandler(WantsReminders)
export class WantsRemindersHandler implements Answers<WantsReminders> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId: driver }: WantsReminders): Promise<boolean> {
    const set = await this.em.findOne(DriverPreference, { driver, key: 'expiry-reminders' });
    return set?.value !== 'off';
  }
}
