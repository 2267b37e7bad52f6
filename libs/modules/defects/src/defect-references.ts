import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import { ReferencedRecords } from '@groundsheet/forms';
import { defectNumber } from '@groundsheet/form-rules';
import { Defect } from './defect.entity.js';

const PREFIX = 'D-';

/** Defects by their numbers, for the box in the top bar: everybody with an account may read them. */
@Injectable()
export class DefectReferences extends ReferencedRecords {
  readonly prefixes = [PREFIX];
  protected readonly table = 'defects';
  protected readonly kind = `'defect'`;

  constructor(private readonly defects: EntityManager) {
    super(defects);
  }

  override async openFor(_: Caller, reference: string) {
    const number = Number(reference.slice(PREFIX.length));
    const defect = await this.defects.findOne(Defect, { number }, { fields: ['id'] });
    return (
      defect && { id: defect.id, kind: 'defect' as const, reference: defectNumber(number), isDraft: false }
    );
  }
}
