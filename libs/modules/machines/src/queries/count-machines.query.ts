import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { LetterCount } from '@groundsheet/platform';
import type { MachinesChoice } from '../machine.dto.js';
import { machineLettersSql } from './machines-sql.js';

/** How many machines the register has under each letter. */
export class CountMachines extends Query<LetterCount[]> {
  constructor(readonly asked: MachinesChoice) {
    super();
  }
}

@QueryHandler(CountMachines)
export class CountMachinesHandler implements IQueryHandler<CountMachines> {
  constructor(private readonly em: EntityManager) {}

  execute({ asked }: CountMachines): Promise<LetterCount[]> {
    const { sql, values } = machineLettersSql(asked);
    return this.em.execute<LetterCount[]>(sql, values);
  }
}
