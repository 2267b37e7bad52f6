import { EntityManager } from '@mikro-orm/postgresql';
import { RecordsOf, type AuditedRecords, type NamedRecord } from '@groundsheet/platform';
import { Machine } from './machine.entity.js';
import { machinesSql } from './queries/machines-sql.js';

/** Machines in the audit log, found as in their list and told by plant number. */
@RecordsOf('machine')
export class AuditedMachines implements AuditedRecords {
  constructor(private readonly em: EntityManager) {}

  async named(ids: readonly string[]): Promise<NamedRecord[]> {
    const machines = await this.em.find(Machine, { id: { $in: [...ids] } }, { disableIdentityMap: true });
    return machines.map(({ id, plantNumber: name }) => ({ id, name, opens: true }));
  }

  async find(text: string, limit: number): Promise<string[]> {
    const found = [false, true].map(async (archived) => {
      const { sql, values } = machinesSql({ archived, search: text, limit });
      return this.em.execute<{ id: string }[]>(sql, values);
    });
    return (await Promise.all(found)).flat().map(({ id }) => id);
  }
}
