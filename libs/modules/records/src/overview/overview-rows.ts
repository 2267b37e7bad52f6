import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { TellAccounts, TellAsks, type AccountFacts, type AskedWeek } from '@groundsheet/contracts';
import { FormRows, type OverviewPart, type OverviewRange } from '@groundsheet/forms';
import { isSameName } from '@groundsheet/form-rules';
import type {
  CustomerHours,
  FormCount,
  GuestSheets,
  MachineAttention,
  MissingSheets,
} from './overview.dto.js';

/** A row of each part. */
export interface OverviewRow {
  forms: FormCount;
  missing: MissingSheets;
  'guest-sheets': GuestSheets;
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
    const rows = await this.forms.overview<
      OverviewRow[Part] & { total: number; driverId?: string; otherNames?: string[] }
    >(part, range, limit);
    const accounts = await this.accountsOf(rows.flatMap(({ driverId }) => driverId ?? []));
    const asks =
      part === 'missing' ? await this.queries.execute(new TellAsks(rows as unknown as AskedWeek[])) : [];
    const items = rows.map(({ total: _, ...row }, at) =>
      row.driverId
        ? { ...row, ...besideTyped(accounts.get(row.driverId), row.otherNames), askedAt: asks[at] ?? null }
        : row,
    );
    return { items: items as unknown as OverviewRow[Part][], total: rows[0]?.total ?? 0 };
  }

  private async accountsOf(driverIds: readonly string[]): Promise<ReadonlyMap<string, AccountFacts>> {
    if (driverIds.length === 0) return new Map();
    const accounts = await this.queries.execute(new TellAccounts([...new Set(driverIds)]));
    return new Map(accounts.map((account) => [account.id, account]));
  }
}

function besideTyped(account: AccountFacts | undefined, typed: readonly string[] = []) {
  const { fullName = '', isConfirmed = false } = account ?? {};
  return {
    driverName: fullName,
    isConfirmed,
    otherNames: typed.filter((name) => !isSameName(name, fullName)),
  };
}
