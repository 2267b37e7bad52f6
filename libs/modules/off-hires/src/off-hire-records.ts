import { EntityManager } from '@mikro-orm/postgresql';
import { seesAll, type Caller } from '@groundsheet/contracts';
import { ReferencedRecords, type Referenced } from '@groundsheet/forms';
import { RecordsOf } from '@groundsheet/platform';

/** Off-hire notices by their references, which open for the office alone. */
@RecordsOf('off-hire')
export class OffHireRecords extends ReferencedRecords {
  readonly prefixes = ['OH'];
  protected readonly table = 'off_hires';
  protected readonly kind = `'off-hire'`;

  constructor(em: EntityManager) {
    super(em);
  }

  override openFor(caller: Caller, reference: string): Promise<Referenced | null> {
    return seesAll(caller) ? super.openFor(caller, reference) : Promise.resolve(null);
  }
}
