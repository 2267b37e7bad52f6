import { EntityManager } from '@mikro-orm/postgresql';
import { RecordsOf } from '@groundsheet/platform';
import { ReferencedRecords } from './referenced-records.js';

@RecordsOf('form')
export class AuditedForms extends ReferencedRecords {
  protected readonly table = 'forms';
  protected override readonly opens = `status = 'submitted'`;

  constructor(em: EntityManager) {
    super(em);
  }
}
