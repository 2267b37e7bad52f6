import { EntityManager } from '@mikro-orm/postgresql';
import { seesAll, type Caller } from '@groundsheet/contracts';
import { ISSUED_KIND_NAMES } from '@groundsheet/form-rules';

/** What has a reference: forms, form sets, off-hire notices, defects, and machines by their plant numbers. */
export const REFERENCED_KINDS = [...ISSUED_KIND_NAMES, 'off-hire', 'defect', 'machine'] as const;

export interface Referenced {
  readonly id: string;
  readonly kind: (typeof REFERENCED_KINDS)[number];
  readonly reference: string;
  /** Whether it is still filled in, and has no page of its own yet. */
  readonly isDraft: boolean;
}

/** Records that the box in the top bar opens by their references: `References` finds every class that extends this one. */
export abstract class ReferencedRecords {
  /** What their references begin with; empty for records that are looked for by what is not a reference. */
  abstract readonly prefixes: readonly string[];
  protected abstract readonly table: string;
  /** In SQL: which kind a record is of. */
  protected abstract readonly kind: string;
  /** In SQL: which of them have a page. */
  protected readonly opens: string = 'true';

  constructor(private readonly em: EntityManager) {}

  /**
   * The record with this reference, if the caller may open it: drivers their own, drafts too; supervisors and admins
   * also everybody else's that has a page.
   */
  async openFor(caller: Caller, reference: string): Promise<Referenced | null> {
    const others = seesAll(caller) ? `or ${this.opens}` : '';
    const sql = `
      select id, ${this.kind} as kind, reference, not (${this.opens}) as "isDraft"
        from ${this.table} where reference = ? and (driver_id = ?::uuid ${others})`;
    const [found] = await this.em.execute<Referenced[]>(sql, [reference, caller.id]);
    return found ?? null;
  }
}
