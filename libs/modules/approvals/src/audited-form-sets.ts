import { EntityManager } from '@mikro-orm/postgresql';
import { ReferencedRecords } from '@groundsheet/forms';
import { RecordsOf } from '@groundsheet/platform';

@RecordsOf('form-set')
export class AuditedFormSets extends ReferencedRecords {
  protected readonly table = 'form_sets';

  constructor(em: EntityManager) {
    super(em);
  }
}
