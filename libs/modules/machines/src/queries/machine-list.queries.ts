import { Config, type LetterCount, PAGE, type Page, pageOf } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { DemoCodeResponse, MachineResponse, MachinesChoice, MachinesQuery } from '../machine.dto.js';
import { Machine } from '../machine.entity.js';
import { DEMO_CODES } from '../machines.seed.js';
import { machineLettersSql, machinesSql } from './machines-sql.js';

/** The register by plant number, page by page. */
export class ListMachines extends Query<Page<MachineResponse>> {
  constructor(readonly asked: MachinesQuery) {
    super();
  }
}

@QueryHandler(ListMachines)
export class ListMachinesHandler implements IQueryHandler<ListMachines> {
  constructor(private readonly em: EntityManager) {}

  async execute({ asked: { limit = PAGE, ...asked } }: ListMachines): Promise<Page<MachineResponse>> {
    // One more than the page shows, to see whether there is another page.
    const { sql, values } = machinesSql({ ...asked, limit: limit + 1 });
    return pageOf(await this.em.execute<MachineResponse[]>(sql, values), limit);
  }
}

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

/** The codes offered by Simulate QR. An installation without a demo has none. */
export class ListDemoCodes extends Query<DemoCodeResponse[]> {}

@QueryHandler(ListDemoCodes)
export class ListDemoCodesHandler implements IQueryHandler<ListDemoCodes> {
  constructor(
    private readonly em: EntityManager,
    private readonly config: Config,
  ) {}

  async execute(): Promise<DemoCodeResponse[]> {
    if (!this.config.seedDemo) return [];
    const machines = await this.em.find(
      Machine,
      { qrCode: { $in: DEMO_CODES }, archivedAt: null },
      { orderBy: { qrCode: 'asc' }, disableIdentityMap: true },
    );
    return machines.map(({ qrCode, description }) => ({ code: qrCode, description }));
  }
}
