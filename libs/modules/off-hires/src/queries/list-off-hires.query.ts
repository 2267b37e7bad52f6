import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PAGE, type Page } from '@groundsheet/platform';
import type { OffHireResponse, OffHiresQuery } from '../off-hire.dto.js';
import { offHireResponse } from '../off-hire.response.js';
import { ListedOffHires } from '../listed-off-hires.js';

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
