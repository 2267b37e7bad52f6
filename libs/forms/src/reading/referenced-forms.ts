import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FORM_KIND_NAMES, FORM_KINDS } from '@groundsheet/form-rules';
import { ReferencedRecords } from './referenced-records.js';

@Injectable()
export class ReferencedForms extends ReferencedRecords {
  readonly prefixes = FORM_KIND_NAMES.map((kind) => FORM_KINDS[kind].prefix);
  protected readonly table = 'forms';
  protected readonly kind = 'kind';
  protected override readonly opens = `status = 'submitted'`;

  constructor(em: EntityManager) {
    super(em);
  }
}
