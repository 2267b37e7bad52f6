import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { ReadOwnOffHires, type OwnOffHire } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { OffHire } from '../off-hire.entity.js';
import { offHireInFull } from '../off-hire.response.js';
import { ListedOffHires } from '../listed-off-hires.js';

@QueryHandler(ReadOwnOffHires)
export class ReadOwnOffHiresHandler implements Answers<ReadOwnOffHires> {
  constructor(
    private readonly em: EntityManager,
    private readonly listed: ListedOffHires,
  ) {}

  /** What they gave, and what happened to it; not the customer's own address, which is not theirs. */
  async execute({ driverId, limit, after }: ReadOwnOffHires): Promise<OwnOffHire[]> {
    const own = await this.em.find(
      OffHire,
      { driverId, ...(after ? { id: { $lt: after } } : {}) },
      { orderBy: { id: 'desc' }, limit, disableIdentityMap: true },
    );
    return own.map((offHire) => {
      const {
        companyEmail: _,
        isCustomer: __,
        isRegistered: ___,
        events: ____,
        ...rest
      } = offHireInFull(offHire, this.listed.here(), []);
      return rest;
    });
  }
}
