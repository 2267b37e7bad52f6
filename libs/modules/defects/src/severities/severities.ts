import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryHandler } from '@nestjs/cqrs';
import { TellSeverities } from '@groundsheet/contracts';
import type { SeverityList } from '@groundsheet/form-rules';
import type { Answers } from '@groundsheet/platform';
import { SeverityLine } from './severity-line.entity.js';

/** The severities that are in force. */
@Injectable()
export class Severities {
  constructor(private readonly em: EntityManager) {}

  async inForce(): Promise<SeverityList> {
    const lines = await this.em.findAll(SeverityLine, { disableIdentityMap: true });
    return lines.map(({ vehicle, item, finding, severity }) => ({ vehicle, item, finding, severity }));
  }
}

@QueryHandler(TellSeverities)
export class TellSeveritiesHandler implements Answers<TellSeverities> {
  constructor(private readonly severities: Severities) {}

  execute(): Promise<SeverityList> {
    return this.severities.inForce();
  }
}
