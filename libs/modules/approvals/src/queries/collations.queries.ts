import {
  type AccountFacts,
  type Caller,
  type FormFacts,
  seesAll,
  TellAccounts,
} from '@groundsheet/contracts';
import { saturdaysAround, type SetHalf, type SetStatus } from '@groundsheet/form-rules';
import { accountBeside, FormRows, type WeekOfForm } from '@groundsheet/forms';
import { PAGE, type Page, pageOf } from '@groundsheet/platform';
import { type OpenQueryResponse, SignRequests } from '@groundsheet/signing';
import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import type { CollationCounts, CollationResponse, CollationsQuery } from '../collation.dto.js';
import { formsOfSet } from '../form-of-set.js';
import { countsSql, setsSql } from './sets-sql.js';

interface Row {
  id: string;
  reference: string;
  driver_id: string | null;
  driver_name: string;
  is_sent_by_driver: boolean;
  plant_number: string | null;
  machine_number: string | null;
  company_id: string | null;
  company_name: string | null;
  site_location: string | null;
  order_numbers: string | null;
  week_ending: string;
  timesheet_id: string | null;
  check_sheet_id: string | null;
  status: SetStatus;
  timesheet_complete: boolean;
  check_sheet_complete: boolean;
  asked_at: string | null;
  asked_by: string | null;
  completed_without: SetHalf | null;
  emails: string[];
  changed_at: string;
  forms: FormFacts[];
}

/** The sets that a person may see: a driver their own, supervisors and admins all (docs/product.md, Form sets). */
export class ListCollations extends Query<Page<CollationResponse>> {
  constructor(
    readonly asked: CollationsQuery,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListCollations)
export class ListCollationsHandler implements IQueryHandler<ListCollations> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly formRows: FormRows,
    private readonly requests: SignRequests,
  ) {}

  async execute({
    asked: { week, limit = PAGE, ...asked },
    caller,
  }: ListCollations): Promise<Page<CollationResponse>> {
    const weekEnding = week && saturdaysAround(week).coming;
    const driverId = ownOnly(caller);
    // One more than the page shows, to see whether there is another page.
    const { sql, values } = setsSql({ ...asked, weekEnding, driverId, limit: limit + 1 });
    const rows = await this.em.execute<Row[]>(sql, values);
    const { items, next } = pageOf(rows, limit);
    const ids = [
      ...new Set(items.flatMap(({ driver_id: driver, asked_by: by }) => [driver ?? [], by ?? []].flat())),
    ];
    const accounts = ids.length > 0 ? await this.queries.execute(new TellAccounts(ids)) : [];
    const accountOf = new Map(accounts.map((account) => [account.id, account]));
    const weekOf = await this.formRows.weeksOf(items.flatMap((row) => shownTimesheet(row) ?? []));
    const said = await this.requests.openQueriesAbout(
      items.map(({ id, forms }) => [id, ...forms.map((form) => form.id)]),
    );
    const known = { accountOf, weekOf };
    return { items: items.map((row, at) => collationOf(row, caller, known, said[at]!)), next };
  }
}

/** Whose sets alone this person may see; undefined for everybody's. */
function ownOnly(caller: Caller): string | undefined {
  return seesAll(caller) ? undefined : caller.id;
}

/** Of a timesheet that is not complete nobody is told the hours. */
function shownTimesheet({ timesheet_id: id, timesheet_complete: isComplete }: Row): string | null {
  return isComplete ? id : null;
}

interface Known {
  readonly accountOf: ReadonlyMap<string | null, AccountFacts>;
  readonly weekOf: ReadonlyMap<string | null, WeekOfForm>;
}

function collationOf(
  row: Row,
  caller: Caller,
  { accountOf, weekOf }: Known,
  queries: OpenQueryResponse[],
): CollationResponse {
  const week = weekOf.get(shownTimesheet(row));
  return {
    id: row.id,
    reference: row.reference,
    driverSignedName: row.driver_name,
    driverId: row.driver_id,
    account: accountBeside(accountOf.get(row.driver_id), row.driver_name),
    isOwn: row.driver_id === caller.id,
    isSentByDriver: row.is_sent_by_driver,
    plantNumber: row.plant_number,
    machineNumber: row.machine_number,
    customerId: row.company_id,
    company: row.company_name,
    siteLocation: row.site_location,
    orderNumber: row.order_numbers,
    collationDate: row.week_ending,
    timesheetId: row.timesheet_id,
    checkSheetId: row.check_sheet_id,
    status: row.status,
    timesheetComplete: row.timesheet_complete,
    checkSheetComplete: row.check_sheet_complete,
    hours: week?.totalHours ?? null,
    daysWorked: week?.worked ?? null,
    asked: row.asked_at
      ? { at: new Date(row.asked_at).toISOString(), by: accountOf.get(row.asked_by)?.fullName ?? null }
      : null,
    completedWithout: row.completed_without,
    emails: row.emails,
    changedAt: new Date(row.changed_at).toISOString(),
    forms: formsOfSet(row.forms),
    queries,
  };
}

/** How many open sets stand in each tab. */
export class CountCollations extends Query<CollationCounts> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(CountCollations)
export class CountCollationsHandler implements IQueryHandler<CountCollations> {
  constructor(private readonly em: EntityManager) {}

  async execute({ caller }: CountCollations): Promise<CollationCounts> {
    const { sql, values } = countsSql(ownOnly(caller));
    const [counts] = await this.em.execute<CollationCounts[]>(sql, values);
    return counts!;
  }
}
