import { EntityManager } from '@mikro-orm/postgresql';
import { type OwnOffHire, ReadOwnOffHires } from '@groundsheet/contracts';
import { type Answers, PAGE, type Page } from '@groundsheet/platform';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { ListedOffHires } from '../listed-off-hires.js';
import type { OffHireResponse, OffHiresQuery } from '../off-hire.dto.js';
import { OffHire } from '../off-hire.entity.js';
import { offHireInFull, offHireResponse } from '../off-hire.response.js';

export class ListOffHires extends Query<Page<OffHireResponse>> {
  constructor(readonly asked: OffHiresQuery) {
    super();
  }
}

@QueryHandler(ListOffHires)
export class ListOffHiresHandler implements IQueryHandler<ListOffHires> {
  constructor(private readonly listed: ListedOffHires) {}

  async execute({ asked: { limit = PAGE, after, ...chosen } }: ListOffHires): Promise<Page<OffHireResponse>> {
    const { items, next } = await this.listed.page(chosen, limit, after);
    const here = this.listed.here();
    return { items: items.map((offHire) => offHireResponse(offHire, here)), next };
  }
}

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
