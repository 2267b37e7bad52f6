import { EntityManager } from '@mikro-orm/postgresql';
import { FORM_KIND_NAMES, FORM_KINDS } from '@groundsheet/form-rules';
import { RecordsOf } from '@groundsheet/platform';
import { ReferencedRecords } from './referenced-records.js';

@RecordsOf('form')
export class AuditedForms extends ReferencedRecords {
  readonly prefixes = FORM_KIND_NAMES.map((kind) => FORM_KINDS[kind].prefix);
  protected readonly table = 'forms';
  protected readonly kind = 'kind';
  protected override readonly opens = `status = 'submitted'`;

  constructor(em: EntityManager) {
    super(em);
  }
}
