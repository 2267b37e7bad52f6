import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryBus } from '@nestjs/cqrs';
import { TellAccounts, TellAsks, TellSetsOfForms, type AccountFacts } from '@groundsheet/contracts';
import { accountBeside } from '@groundsheet/forms';
import { isSameName } from '@groundsheet/form-rules';
import type { HoursResponse, HoursWorked } from './hours.dto.js';
import { hoursOfDaysSql, type HoursOfDay, type HoursRow } from './hours-sql.js';
import type { OverviewChoice, OverviewPart, OverviewRange } from './overview-parts.js';
import { overviewSql } from './overview-sql.js';
import type { FormCount, GuestSheets, MissingSheets } from './overview.dto.js';

/** A row of each part. */
export interface OverviewRow {
  forms: FormCount;
  missing: MissingSheets;
  'guest-sheets': GuestSheets;
  hours: HoursWorked;
}

interface Selected extends Pick<OverviewRow, 'forms' | 'guest-sheets'> {
  missing: Omit<MissingSheets, 'driverName' | 'isConfirmed' | 'askedAt'>;
  hours: HoursRow;
}

/** The first rows of a part, and how many there are. */
interface Rows<Item> {
  readonly items: Item[];
  readonly total: number;
}

type Finishing = { [Part in OverviewPart]: (rows: Selected[Part][]) => Promise<OverviewRow[Part][]> };

/** Reads what came in, and what did not. */
@Injectable()
export class OverviewRows {
  private readonly finish: Finishing = {
    forms: (rows) => Promise.resolve(rows),
    missing: (rows) => this.missing(rows),
    'guest-sheets': (rows) => Promise.resolve(rows),
    hours: (rows) => this.worked(rows),
  };

  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  async of<Part extends OverviewPart>(
    part: Part,
    choice: OverviewChoice,
    limit: number,
  ): Promise<Rows<OverviewRow[Part]>> {
    const rows = await this.select(part, choice, limit);
    const bare = rows.map(({ total: _, ...row }) => row as unknown as Selected[Part]);
    return { items: await this.finish[part](bare), total: rows[0]?.total ?? 0 };
  }

  /** The first rows of the hours, with the sums of all. */
  async hours(choice: OverviewChoice, limit: number): Promise<HoursResponse> {
    const rows = await this.select('hours', choice, limit);
    const { total = 0, allHours = 0, allStanding = 0, allBreakdown = 0, allTimesheets = 0 } = rows[0] ?? {};
    return {
      items: await this.worked(rows),
      total,
      sums: { hours: allHours, standing: allStanding, breakdown: allBreakdown, timesheets: allTimesheets },
    };
  }

  /** Hours worked on each day of the range, without days of none. */
  hoursOfDays(range: OverviewRange): Promise<HoursOfDay[]> {
    const [sql, ...values] = hoursOfDaysSql(range);
    return this.em.execute<HoursOfDay[]>(sql, values);
  }

  private select<Part extends OverviewPart>(part: Part, choice: OverviewChoice, limit: number) {
    const { sql, values } = overviewSql(part, choice, limit);
    return this.em.execute<(Selected[Part] & { total: number })[]>(sql, values);
  }

  private async missing(rows: Selected['missing'][]): Promise<MissingSheets[]> {
    const accounts = await this.accountsOf(rows);
    const asks = await this.queries.execute(new TellAsks(rows));
    return rows.map((row, at) => {
      const { fullName = '', isConfirmed = false } = accounts.get(row.driverId) ?? {};
      const otherNames = row.otherNames.filter((name) => !isSameName(name, fullName));
      return { ...row, driverName: fullName, isConfirmed, otherNames, askedAt: asks[at] ?? null };
    });
  }

  private async worked(rows: HoursRow[]): Promise<HoursWorked[]> {
    const accounts = await this.accountsOf(rows);
    const signed = await this.signedInSets(rows.flatMap(({ unsigned }) => unsigned));
    return rows.map((row) => ({
      customer: row.customer,
      orderNumber: row.orderNumber,
      machine: row.machine,
      hasPlantNumber: row.hasPlantNumber,
      driverName: row.driverName,
      account: accountBeside(accounts.get(row.driverId), row.driverName),
      hours: row.hours,
      standing: row.standing,
      breakdown: row.breakdown,
      timesheets: row.timesheets,
      signed: row.timesheets - row.unsigned.filter((id) => !signed.has(id)).length,
    }));
  }

  /** Which of these forms the client has signed with their set. */
  private async signedInSets(formIds: readonly string[]): Promise<ReadonlySet<string>> {
    if (formIds.length === 0) return new Set();
    const sets = await this.queries.execute(new TellSetsOfForms(formIds));
    return new Set(sets.flatMap(({ formId, client }) => (client ? formId : [])));
  }

  private async accountsOf(
    rows: readonly { readonly driverId: string | null }[],
  ): Promise<ReadonlyMap<string | null, AccountFacts>> {
    const ids = [...new Set(rows.flatMap(({ driverId }) => driverId ?? []))];
    const accounts = ids.length > 0 ? await this.queries.execute(new TellAccounts(ids)) : [];
    return new Map(accounts.map((account) => [account.id, account]));
  }
}
