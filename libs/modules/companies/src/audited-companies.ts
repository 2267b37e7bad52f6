import { EntityManager } from '@mikro-orm/postgresql';
import { RecordsOf, type AuditedRecords, type NamedRecord } from '@groundsheet/platform';
import { Company } from './company.entity.js';
import { companiesSql } from './queries/companies-sql.js';

/** Companies in the audit log, found and told by name. */
@RecordsOf('company')
export class AuditedCompanies implements AuditedRecords {
  constructor(private readonly em: EntityManager) {}

  async named(ids: readonly string[]): Promise<NamedRecord[]> {
    const companies = await this.em.find(Company, { id: { $in: [...ids] } }, { disableIdentityMap: true });
    return companies.map(({ id, name, isActive }) => ({ id, name, opens: true, isArchived: !isActive }));
  }

  async find(text: string, limit: number): Promise<string[]> {
    const found = [true, false].map(async (isActive) => {
      const { sql, values } = companiesSql(['id'], { isActive, search: text, limit });
      return this.em.execute<{ id: string }[]>(sql, values);
    });
    return (await Promise.all(found)).flat().map(({ id }) => id);
  }
}
