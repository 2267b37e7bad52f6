import { EntityManager, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { FormRows, machineKeySql } from '@groundsheet/forms';
import { addDays } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { OffHire } from '../off-hires/off-hire.entity.js';

/** A machine counts as on hire to the customer of its forms of the last so many days. */
export const IN_USE_DAYS = 7;

/** The customer who is told what stops a machine; both null where none is known. */
export interface Hirer {
  readonly companyId: string | null;
  readonly companyName: string | null;
  readonly companyEmail: string | null;
}

const NOBODY: Hirer = { companyId: null, companyName: null, companyEmail: null };

/** Whom machines are on hire to, as far as a report without a check sheet has to know. */
@Injectable()
export class HiredTo {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
    private readonly clock: Clock,
  ) {}

  /** By the last form of a confirmed account, unless the machine was collected after it. @param machine as `machineKey` has it */
  async of(machine: string): Promise<Hirer> {
    const last = await this.forms.customerOf(machine, addDays(this.clock.today(), -IN_USE_DAYS));
    if (!last?.companyEmail) return NOBODY;
    const isCollected = await this.em.count(OffHire, {
      [raw(machineKeySql('plant_number'))]: machine,
      collectedAt: { $gte: last.sentAt },
    });
    const { companyId, companyName, companyEmail } = last;
    return isCollected > 0 ? NOBODY : { companyId, companyName, companyEmail };
  }
}
