import { EntityManager } from '@mikro-orm/postgresql';
import { ReferencedRecords } from '@groundsheet/forms';
import { FORM_SET } from '@groundsheet/form-rules';
import { RecordsOf } from '@groundsheet/platform';

@RecordsOf('form-set')
export class AuditedFormSets extends ReferencedRecords {
  readonly prefixes = [FORM_SET.prefix];
  protected readonly table = 'form_sets';
  protected readonly kind = `'form-set'`;

  constructor(em: EntityManager) {
    super(em);
  }
}
