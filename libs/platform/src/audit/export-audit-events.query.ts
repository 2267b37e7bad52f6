import type { StreamableFile } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock } from '../clock.js';
import { madeTable } from '../http/responses/made-table.js';
import type { Page } from '../http/responses/page.js';
import { AuditEvents } from './audit-events.js';
import type { AuditChoice, AuditEventResponse } from './audit.dto.js';
import type { AuditFilter } from './audit-sql.js';
import { auditProblems } from './audit.problems.js';

const MOST_ROWS = 10_000;
const AT_A_TIME = 100;

const COLUMNS: Readonly<Record<string, (event: AuditEventResponse) => string | null>> = {
  'When (UTC)': ({ at }) => at.slice(0, 19).replace('T', ' '),
  Who: ({ who }) => (who ? (who.name ?? 'Deleted account') : 'Nobody signed in'),
  What: ({ words }) => words,
  'Kind of record': ({ about }) => about.label,
  Record: ({ about }) => about.name,
  Device: ({ device }) => device,
  Network: ({ network }) => network,
  Code: ({ what }) => what,
  'Account id': ({ who }) => who && who.id,
  'Record id': ({ about }) => about.id,
  'Entry id': ({ id }) => id,
};

/** All entries that the filters find, for a spreadsheet. */
export class ExportAuditEvents extends Query<StreamableFile> {
  constructor(readonly asked: AuditChoice) {
    super();
  }
}

@QueryHandler(ExportAuditEvents)
export class ExportAuditEventsHandler implements IQueryHandler<ExportAuditEvents> {
  constructor(
    private readonly events: AuditEvents,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 422 where the table would become too long */
  async execute({ asked }: ExportAuditEvents): Promise<StreamableFile> {
    const chosen = await this.events.chosen(asked);
    if (chosen && (await this.events.areMoreThan(MOST_ROWS, chosen))) throw auditProblems.tooLong(MOST_ROWS);
    const rows = chosen ? this.rows(chosen) : [];
    return madeTable(`audit-log-${this.clock.today()}.csv`, Object.keys(COLUMNS), rows);
  }

  private async *rows(chosen: AuditFilter): AsyncGenerator<(string | null)[]> {
    const cells = Object.values(COLUMNS);
    let after: string | undefined;
    do {
      const page: Page<AuditEventResponse> = await this.events.page(chosen, AT_A_TIME, after);
      for (const event of page.items) yield cells.map((cell) => cell(event));
      after = page.next ?? undefined;
    } while (after);
  }
}
