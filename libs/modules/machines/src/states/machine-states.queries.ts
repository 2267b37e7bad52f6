import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { CountMachineStates, type MachineStateTotals } from '@groundsheet/contracts';
import { PAGE, pageOf, type Answers, type Page } from '@groundsheet/platform';
import { STATE_COUNTS_SQL, statesSql } from './states-sql.js';
import type { MachineStateResponse, MachineStatesQuery } from './states.dto.js';

/** The machines of the register by whether they may be used, the worst first. */
export class ListMachineStates extends Query<Page<MachineStateResponse>> {
  constructor(readonly asked: MachineStatesQuery) {
    super();
  }
}

@QueryHandler(ListMachineStates)
export class ListMachineStatesHandler implements IQueryHandler<ListMachineStates> {
  constructor(private readonly em: EntityManager) {}

  async execute({ asked: { after, limit = PAGE, ...chosen } }: ListMachineStates) {
    const { sql, values } = statesSql(chosen, { after, limit: limit + 1 });
    return pageOf(await this.em.execute<MachineStateResponse[]>(sql, values), limit);
  }
}

@QueryHandler(CountMachineStates)
export class CountMachineStatesHandler implements Answers<CountMachineStates> {
  constructor(private readonly em: EntityManager) {}

  async execute(): Promise<MachineStateTotals> {
    const [totals] = await this.em.execute<[MachineStateTotals]>(STATE_COUNTS_SQL);
    return totals;
  }
}
