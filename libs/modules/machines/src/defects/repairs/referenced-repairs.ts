import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { seesAll, type Caller } from '@groundsheet/contracts';
import { ReferencedRecords, type Referenced } from '@groundsheet/forms';
import { REPAIR_RECORD } from '@groundsheet/form-rules';

/** Repair records by their references, which lead supervisors and admins to the defect. */
@Injectable()
export class ReferencedRepairs extends ReferencedRecords {
  readonly prefixes = [REPAIR_RECORD.prefix];
  protected readonly table = 'repair_records';
  protected readonly kind = `'defect'`;

  constructor(private readonly records: EntityManager) {
    super(records);
  }

  override async openFor(caller: Caller, reference: string): Promise<Referenced | null> {
    if (!seesAll(caller)) return null;
    const [found] = await this.records.execute<{ id: string }[]>(
      `select defect_id as id from repair_records join defect_events on defect_events.id = event_id where reference = ?`,
      [reference],
    );
    return found ? { id: found.id, kind: 'defect', reference, isDraft: false } : null;
  }
}
