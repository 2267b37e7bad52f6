import { EntityManager } from '@mikro-orm/postgresql';
import { RecordsOf, type AuditedRecords, type NamedRecord } from '@groundsheet/platform';
import { suppressionsSql } from '../queries/suppressions-sql.js';
import { Suppression } from './suppression.entity.js';

/** The addresses of the do not send list in the audit log, as long as they stand on it. */
@RecordsOf('suppression')
export class AuditedSuppressions implements AuditedRecords {
  constructor(private readonly em: EntityManager) {}

  async named(ids: readonly string[]): Promise<NamedRecord[]> {
    const all = await this.em.find(Suppression, { id: { $in: [...ids] } }, { disableIdentityMap: true });
    return all.flatMap(({ id, address }) => (address ? [{ id, name: address, opens: true }] : []));
  }

  async find(text: string, limit: number): Promise<string[]> {
    const { sql, values } = suppressionsSql({ search: text, limit });
    return (await this.em.execute<{ id: string }[]>(sql, values)).map(({ id }) => id);
  }
}
