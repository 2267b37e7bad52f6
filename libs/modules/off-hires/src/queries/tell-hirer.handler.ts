import { EntityManager, raw } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { TellHirer, type Hirer } from '@groundsheet/contracts';
import { FormRows, machineKeySql } from '@groundsheet/forms';
import type { Answers } from '@groundsheet/platform';
import { OffHire } from '../off-hire.entity.js';

const NOBODY: Hirer = { companyId: null, companyName: null, companyEmail: null };

@QueryHandler(TellHirer)
export class TellHirerHandler implements Answers<TellHirer> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
  ) {}

  async execute({ machineKey }: TellHirer): Promise<Hirer> {
    const last = await this.forms.customerOf(machineKey);
    if (!last?.companyEmail) return NOBODY;
    const isCollected = await this.em.count(OffHire, {
      [raw(machineKeySql('plant_number'))]: machineKey,
      collectedAt: { $gte: last.sentAt },
    });
    const { companyId, companyName, companyEmail } = last;
    return isCollected > 0 ? NOBODY : { companyId, companyName, companyEmail };
  }
}
