import { EntityManager } from '@mikro-orm/postgresql';
import type { AuditedRecords, NamedRecord } from '@groundsheet/platform';

/** Records of the audit log that people know by their references. */
export abstract class ReferencedRecords implements AuditedRecords {
  protected abstract readonly table: string;
  /** In SQL: which of them have a page. */
  protected readonly opens: string = 'true';

  constructor(private readonly em: EntityManager) {}

  named(ids: readonly string[]): Promise<NamedRecord[]> {
    return this.those('id = any(?::uuid[])', `{${ids.join(',')}}`);
  }

  async find(text: string): Promise<string[]> {
    return (await this.those('reference = ?', text.toUpperCase())).map(({ id }) => id);
  }

  private those(condition: string, value: string): Promise<NamedRecord[]> {
    const sql = `select id, reference as name, ${this.opens} as opens from ${this.table} where ${condition}`;
    return this.em.execute<NamedRecord[]>(sql, [value]);
  }
}
