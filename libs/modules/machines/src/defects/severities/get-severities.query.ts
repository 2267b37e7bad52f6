import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { findingsOf, labelOfItem, VEHICLE_TYPE_NAMES, type SeverityList } from '@groundsheet/form-rules';
import { SeverityChange } from './severity-change.entity.js';
import { Severities } from './severities.js';
import type { SeverityChangeResponse, SeverityListResponse, SeverityRowResponse } from './severities.dto.js';

/** Versions that are shown. */
const SHOWN = 50;

/** What checks propose, and how that was changed. */
export class GetSeverities extends Query<SeverityListResponse> {}

@QueryHandler(GetSeverities)
export class GetSeveritiesHandler implements IQueryHandler<GetSeverities> {
  constructor(
    private readonly em: EntityManager,
    private readonly severities: Severities,
  ) {}

  async execute(): Promise<SeverityListResponse> {
    const list = await this.severities.inForce();
    const options = { orderBy: { version: 'desc' }, limit: SHOWN, disableIdentityMap: true } as const;
    const changes = await this.em.find(SeverityChange, {}, options);
    return { version: list.version, rows: rowsOf(list), changes: changes.map(changeResponse) };
  }
}

function rowsOf({ rules }: SeverityList): SeverityRowResponse[] {
  return VEHICLE_TYPE_NAMES.flatMap((vehicle) =>
    findingsOf(vehicle).map(({ item: { key: item, label }, finding, supplied }) => {
      const changed = rules.find(
        (rule) => rule.vehicle === vehicle && rule.item === item && rule.finding === finding,
      );
      return { vehicle, item, label, finding, supplied, severity: changed?.severity ?? supplied };
    }),
  );
}

function changeResponse({
  version,
  changedAt,
  byName: by,
  vehicle,
  item,
  finding,
  previous: from,
  severity: to,
}: SeverityChange): SeverityChangeResponse {
  const label = labelOfItem(vehicle, item);
  return { version, at: changedAt.toISOString(), by, vehicle, label, finding, from, to };
}
