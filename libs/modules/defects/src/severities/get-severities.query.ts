import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellAccounts } from '@groundsheet/contracts';
import { findingsOf, labelOfItem, VEHICLE_TYPE_NAMES } from '@groundsheet/form-rules';
import { Audit } from '@groundsheet/platform';
import { SeverityLine } from './severity-line.entity.js';
import type { SeverityChangeResponse, SeverityListResponse, SeverityRowResponse } from './severities.dto.js';

/** Changes that are shown. */
const SHOWN = 50;

/** What checks propose, and how that was changed. */
export class GetSeverities extends Query<SeverityListResponse> {}

@QueryHandler(GetSeverities)
export class GetSeveritiesHandler implements IQueryHandler<GetSeverities> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
    private readonly audit: Audit,
  ) {}

  async execute(): Promise<SeverityListResponse> {
    const lines = await this.em.findAll(SeverityLine, { disableIdentityMap: true });
    return { rows: rowsOf(lines), changes: lines.length > 0 ? await this.changesOf(lines) : [] };
  }

  private async changesOf(lines: readonly SeverityLine[]): Promise<SeverityChangeResponse[]> {
    const about = lines.map(({ id }) => ({ kind: 'severity', id }) as const);
    const events = await this.audit.latestAbout(about, SHOWN);
    const who = new Set(events.flatMap((event) => event.who ?? []));
    const accounts = await this.queries.execute(new TellAccounts([...who]));
    return events.map((event) => {
      const { vehicle, item, finding } = lines.find((line) => line.id === event.aboutId)!;
      const { from, to } = event.details as { from: string; to: string };
      return {
        at: event.happenedAt.toISOString(),
        vehicle,
        label: labelOfItem(vehicle, item),
        finding,
        from,
        to,
        by: accounts.find((account) => account.id === event.who)?.fullName ?? null,
      };
    });
  }
}

function rowsOf(lines: readonly SeverityLine[]): SeverityRowResponse[] {
  return VEHICLE_TYPE_NAMES.flatMap((vehicle) =>
    findingsOf(vehicle).map(({ item: { key: item, label }, finding, supplied }) => {
      const changed = lines.find(
        (line) => line.vehicle === vehicle && line.item === item && line.finding === finding,
      );
      return { vehicle, item, label, finding, supplied, severity: changed?.severity ?? supplied };
    }),
  );
}
