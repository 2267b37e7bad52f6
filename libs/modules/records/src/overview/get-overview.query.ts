import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { OverviewRange } from '@groundsheet/forms';
import type { OverviewResponse } from './overview.dto.js';
import { OverviewRows } from './overview-rows.js';

/** Rows of each table on the page. */
const SHOWN = 20;

/** What came in on these days, what is missing, and what needs attention. */
export class GetOverview extends Query<OverviewResponse> {
  constructor(readonly range: OverviewRange) {
    super();
  }
}

@QueryHandler(GetOverview)
export class GetOverviewHandler implements IQueryHandler<GetOverview> {
  constructor(private readonly rows: OverviewRows) {}

  async execute({ range }: GetOverview): Promise<OverviewResponse> {
    return {
      forms: (await this.rows.of('forms', range, SHOWN)).items,
      missing: await this.rows.of('missing', range, SHOWN),
      guestSheets: await this.rows.of('guest-sheets', range, SHOWN),
      hours: await this.rows.of('hours', range, SHOWN),
      attention: await this.rows.of('attention', range, SHOWN),
    };
  }
}
