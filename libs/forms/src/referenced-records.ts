import { EntityManager } from '@mikro-orm/postgresql';
import type { AuditedRecords } from '@groundsheet/platform';

interface Row {
  id: string;
  reference: string;
}

/** Records of the audit log that people know by their references. */
export abstract class ReferencedRecords implements AuditedRecords {
  protected abstract readonly table: string;

  constructor(private readonly em: EntityManager) {}

  async namesOf(ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = await this.those('id = any(?::uuid[])', `{${ids.join(',')}}`);
    return new Map(found.map(({ id, reference }) => [id, reference]));
  }

  async find(text: string): Promise<string[]> {
    return (await this.those('reference = ?', text.toUpperCase())).map(({ id }) => id);
  }

  private those(condition: string, value: string): Promise<Row[]> {
    return this.em.execute<Row[]>(`select id, reference from ${this.table} where ${condition}`, [value]);
  }
}
