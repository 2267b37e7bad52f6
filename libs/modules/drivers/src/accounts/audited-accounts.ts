import { EntityManager } from '@mikro-orm/postgresql';
import { RecordsOf, type AuditedRecords, type NamedRecord } from '@groundsheet/platform';
import { Driver } from './driver.entity.js';
import { peopleSql } from '../queries/people-sql.js';

/** Accounts in the audit log: found by name or address, told by name. */
@RecordsOf('account')
export class AuditedAccounts implements AuditedRecords {
  constructor(private readonly em: EntityManager) {}

  async named(ids: readonly string[]): Promise<NamedRecord[]> {
    const drivers = await this.em.find(Driver, { id: { $in: [...ids] } }, { disableIdentityMap: true });
    return drivers.map(({ id, fullName: name }) => ({ id, name, opens: true }));
  }

  async find(text: string, limit: number): Promise<string[]> {
    const { sql, values } = peopleSql({ search: text, limit });
    return (await this.em.execute<{ id: string }[]>(sql, values)).map(({ id }) => id);
  }
}
