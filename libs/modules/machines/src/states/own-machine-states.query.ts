import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { FormRows } from '@groundsheet/forms';
import { CurrentCertificates } from '../certificates/current-certificates.js';
import { publicCertificate } from '../certificates/certificate.response.js';
import { ownStatesSql } from './states-sql.js';
import type { MachineStateResponse, OwnMachineResponse } from './states.dto.js';

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
