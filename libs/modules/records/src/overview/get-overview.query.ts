import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellReturnedMails } from '@groundsheet/contracts';
import { addDays, saturdaysAround } from '@groundsheet/form-rules';
import type { DayHours, HoursResponse } from './hours.dto.js';
import type { OverviewResponse } from './overview.dto.js';
import type { OverviewChoice, OverviewRange } from './overview-parts.js';
import { OverviewRows } from './overview-rows.js';

/** Rows of each list on the page. */
const SHOWN = 20;
/** Rows of the table of hours. */
const HOURS_SHOWN = 50;
/** Four weeks. */
const DAYS_SHOWN = 28;

/** What came in on these days, what is missing, and what needs attention. */
export class GetOverview extends Query<OverviewResponse> {
  constructor(readonly range: OverviewRange) {
    super();
  }
}

@QueryHandler(GetOverview)
export class GetOverviewHandler implements IQueryHandler<GetOverview> {
  constructor(
    private readonly rows: OverviewRows,
    private readonly queries: QueryBus,
  ) {}

  async execute({ range }: GetOverview): Promise<OverviewResponse> {
    return {
      forms: (await this.rows.of('forms', range, SHOWN)).items,
      missing: await this.rows.of('missing', range, SHOWN),
      guestSheets: await this.rows.of('guest-sheets', range, SHOWN),
      returnedMails: await this.queries.execute(new TellReturnedMails(range, SHOWN)),
      days: await this.fourWeeksTo(range),
    };
  }

  private async fourWeeksTo({ to: last }: OverviewRange): Promise<DayHours[]> {
    const to = saturdaysAround(last).coming;
    const from = addDays(to, 1 - DAYS_SHOWN);
    const worked = await this.rows.hoursOfDays({ from, to });
    const hoursOf = new Map(worked.map(({ date, hours }) => [date, hours]));
    return Array.from({ length: DAYS_SHOWN }, (_, place) => {
      const date = addDays(from, place);
      return { date, hours: hoursOf.get(date) ?? 0 };
    });
  }
}

/** The hours of these days, by customer, order, machine and driver. */
export class GetOverviewHours extends Query<HoursResponse> {
  constructor(readonly choice: OverviewChoice) {
    super();
  }
}

@QueryHandler(GetOverviewHours)
export class GetOverviewHoursHandler implements IQueryHandler<GetOverviewHours> {
  constructor(private readonly rows: OverviewRows) {}

  execute({ choice }: GetOverviewHours): Promise<HoursResponse> {
    return this.rows.hours(choice, HOURS_SHOWN);
  }
}
