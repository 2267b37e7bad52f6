import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { Clock, PAGE, pageOf, type Page } from '@groundsheet/platform';
import { stateCountsSql, statesSql } from './states-sql.js';
import type { MachineStateCounts, MachineStateResponse, MachineStatesQuery } from './states.dto.js';

/** The machines of the register by whether they may be used, the worst first. */
export class ListMachineStates extends Query<Page<MachineStateResponse>> {
  constructor(readonly asked: MachineStatesQuery) {
    super();
  }
}

@QueryHandler(ListMachineStates)
export class ListMachineStatesHandler implements IQueryHandler<ListMachineStates> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute({ asked: { after, limit = PAGE, ...chosen } }: ListMachineStates) {
    const { sql, values } = statesSql(chosen, { today: this.clock.today(), after, limit: limit + 1 });
    return pageOf(await this.em.execute<MachineStateResponse[]>(sql, values), limit);
  }
}

/** How many of them are of each status. */
export class CountMachineStates extends Query<MachineStateCounts> {}

@QueryHandler(CountMachineStates)
export class CountMachineStatesHandler implements IQueryHandler<CountMachineStates> {
  constructor(
    private readonly em: EntityManager,
    private readonly clock: Clock,
  ) {}

  async execute(): Promise<MachineStateCounts> {
    const { sql, values } = stateCountsSql(this.clock.today());
    const [counts] = await this.em.execute<[MachineStateCounts]>(sql, values);
    return counts;
  }
}
