import { type Caller, CountMachineStates, type MachineStateTotals } from '@groundsheet/contracts';
import { FormRows } from '@groundsheet/forms';
import { type Answers, PAGE, type Page, pageOf } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { publicCertificate } from '../certificates/certificate.response.js';
import { CurrentCertificates } from '../certificates/current-certificates.js';
import { ownStatesSql, STATE_COUNTS_SQL, statesSql } from './states-sql.js';
import type { MachineStateResponse, MachineStatesQuery, OwnMachineResponse } from './states.dto.js';

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

/** The machines of a driver that must not be used, or with care alone: of a defect or a certificate, no matter who found it. */
export class ListOwnMachineStates extends Query<OwnMachineResponse[]> {
  constructor(readonly caller: Caller) {
    super();
  }
}

@QueryHandler(ListOwnMachineStates)
export class ListOwnMachineStatesHandler implements IQueryHandler<ListOwnMachineStates> {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
    private readonly certificates: CurrentCertificates,
  ) {}

  async execute({ caller }: ListOwnMachineStates): Promise<OwnMachineResponse[]> {
    const keys = await this.forms.inUseBy(caller.id);
    const { sql, values } = ownStatesSql(keys);
    const states = await this.em.execute<MachineStateResponse[]>(sql, values);
    return Promise.all(
      states.map(async (state) => {
        const judged = state.dueCertificates > 0 ? await this.certificates.of(state) : [];
        const due = judged.filter(({ standing }) => standing.state !== 'good');
        return { ...state, certificates: due.map((each) => publicCertificate(each, null)) };
      }),
    );
  }
}
