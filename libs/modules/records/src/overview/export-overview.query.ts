import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { madeTable } from '@groundsheet/platform';
import { FORM_KINDS } from '@groundsheet/form-rules';
import { overviewProblems } from './overview.problems.js';
import type { OverviewChoice, OverviewPart } from './overview-parts.js';
import { OverviewRows, type OverviewRow } from './overview-rows.js';

const MOST_ROWS = 10_000;

/** The whole table of a part, for a spreadsheet. */
export class ExportOverview extends Query<StreamableFile> {
  constructor(
    readonly part: OverviewPart,
    readonly choice: OverviewChoice,
  ) {
    super();
  }
}

type Columns<Row> = Readonly<Record<string, (row: Row) => string | number | null>>;

const LACKING = { timesheet: 'Timesheet', 'check-sheets': 'Check sheets' } as const;

const COLUMNS: { readonly [Part in OverviewPart]: Columns<OverviewRow[Part]> } = {
  forms: {
    Kind: ({ kind }) => FORM_KINDS[kind].label,
    Sent: ({ sent }) => sent,
    Drafts: ({ drafts }) => drafts,
  },
  missing: {
    'Week ending': ({ weekEnding }) => weekEnding,
    Driver: ({ driverName }) => driverName,
    Machines: ({ machines }) => machines,
    Missing: ({ lacks }) => LACKING[lacks],
    Begun: ({ hasDraft }) => (hasDraft ? 'Yes' : null),
    Timesheets: ({ timesheets }) => timesheets,
    'Check sheets': ({ checkSheets }) => checkSheets,
    'Other names typed': ({ otherNames }) => otherNames.join(', ') || null,
    'Address confirmed': ({ isConfirmed }) => (isConfirmed ? 'Yes' : 'No'),
  },
  'guest-sheets': {
    'Week ending': ({ weekEnding }) => weekEnding,
    'Name typed': ({ typedName }) => typedName,
    Machines: ({ machines }) => machines,
    Timesheets: ({ timesheets }) => timesheets,
    'Check sheets': ({ checkSheets }) => checkSheets,
  },
  hours: {
    Customer: ({ customer }) => customer,
    'Order number': ({ orderNumber }) => orderNumber,
    Machine: ({ machine }) => machine,
    Driver: ({ driverName }) => driverName,
    Account: ({ account }) => account && account.fullName,
    Hours: ({ hours }) => hours,
    Standing: ({ standing }) => standing,
    Breakdown: ({ breakdown }) => breakdown,
    Timesheets: ({ timesheets }) => timesheets,
    'Signed by client': ({ signed }) => signed,
  },
};

@QueryHandler(ExportOverview)
export class ExportOverviewHandler implements IQueryHandler<ExportOverview> {
  constructor(private readonly rows: OverviewRows) {}

  async execute({ part, choice }: ExportOverview): Promise<StreamableFile> {
    const { items, total } = await this.rows.of(part, choice, MOST_ROWS);
    if (total > items.length) throw overviewProblems.tooLong(MOST_ROWS);
    const columns = Object.entries(COLUMNS[part] as Columns<unknown>);
    return madeTable(
      `${part}-${choice.from}-to-${choice.to}.csv`,
      columns.map(([header]) => header),
      items.map((row) => columns.map(([, cell]) => cell(row))),
    );
  }
}
