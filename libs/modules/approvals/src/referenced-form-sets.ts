import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { ReferencedRecords } from '@groundsheet/forms';
import { FORM_SET } from '@groundsheet/form-rules';

@Injectable()
export class ReferencedFormSets extends ReferencedRecords {
  readonly prefixes = [FORM_SET.prefix];
  protected readonly table = 'form_sets';
  protected readonly kind = `'form-set'`;

  constructor(em: EntityManager) {
    super(em);
  }
}
