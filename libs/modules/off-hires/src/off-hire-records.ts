import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { seesAll, type Caller } from '@groundsheet/contracts';
import { ReferencedRecords, type Referenced } from '@groundsheet/forms';

/** Off-hire notices by their references, which open for the office alone. */
@Injectable()
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
