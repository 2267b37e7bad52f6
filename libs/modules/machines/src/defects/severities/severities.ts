import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { TellSeverities } from '@groundsheet/contracts';
import type { SeverityList, SeverityRule } from '@groundsheet/form-rules';
import type { Answers } from '@groundsheet/platform';

/** The list of severities that is in force. */
@Injectable()
export class Severities {
  constructor(private readonly em: EntityManager) {}

  async inForce(): Promise<SeverityList> {
    const rows = await this.em.execute<(SeverityRule & { version: number })[]>(
      `select distinct on (vehicle, item, finding) vehicle, item, finding, severity, version
         from severity_changes order by vehicle, item, finding, version desc`,
    );
    const rules = rows.map(({ version: _, ...rule }) => rule);
    return { version: Math.max(0, ...rows.map(({ version }) => version)), rules };
  }
}

@QueryHandler(TellSeverities)
export class TellSeveritiesHandler implements Answers<TellSeverities> {
  constructor(private readonly severities: Severities) {}

  execute(): Promise<SeverityList> {
    return this.severities.inForce();
  }
}
