import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { TellAccounts } from '@groundsheet/contracts';
import { FormRows, type OverviewPart, type OverviewRange } from '@groundsheet/forms';
import type { CustomerHours, FormCount, MachineAttention, MissingTimesheet } from './overview.dto.js';

/** A row of each part. */
export interface OverviewRow {
  forms: FormCount;
  'missing-timesheets': MissingTimesheet;
  hours: CustomerHours;
  attention: MachineAttention;
}

/** The first rows of a part, and how many there are. */
interface Rows<Item> {
  readonly items: Item[];
  readonly total: number;
}

/** Reads what came in, and what did not. */
@Injectable()
export class OverviewRows {
  constructor(
    private readonly forms: FormRows,
    private readonly queries: QueryBus,
  ) {}

  async of<Part extends OverviewPart>(
    part: Part,
    range: OverviewRange,
    limit: number,
  ): Promise<Rows<OverviewRow[Part]>> {
    const rows = await this.forms.overview<OverviewRow[Part] & { total: number; driverId?: string }>(
      part,
      range,
      limit,
    );
    const names = await this.namesOf(rows.flatMap(({ driverId }) => driverId ?? []));
    const items = rows.map(({ total: _, ...row }) =>
      row.driverId ? { ...row, driverName: names.get(row.driverId) ?? '' } : row,
    );
    return { items: items as unknown as OverviewRow[Part][], total: rows[0]?.total ?? 0 };
  }

  private async namesOf(driverIds: readonly string[]): Promise<ReadonlyMap<string, string>> {
    if (driverIds.length === 0) return new Map();
    const accounts = await this.queries.execute(new TellAccounts([...new Set(driverIds)]));
    return new Map(accounts.map(({ id, fullName }) => [id, fullName]));
  }
}
