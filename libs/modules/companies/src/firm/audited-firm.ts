import { EntityManager } from '@mikro-orm/postgresql';
import { RecordsOf, type AuditedRecords, type NamedRecord } from '@groundsheet/platform';
import { Firm } from './firm.entity.js';

/** The firm in the audit log, by its name. */
@RecordsOf('firm')
export class AuditedFirm implements AuditedRecords {
  constructor(private readonly em: EntityManager) {}

  async named(ids: readonly string[]): Promise<NamedRecord[]> {
    const firms = await this.em.find(Firm, { id: { $in: [...ids] } }, { disableIdentityMap: true });
    return firms.map(({ id, name }) => ({ id, name, opens: true }));
  }

  async find(text: string): Promise<string[]> {
    const firms = await this.em.findAll(Firm, { disableIdentityMap: true });
    return firms.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase())).map(({ id }) => id);
  }
}
