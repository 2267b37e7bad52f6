import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { PAGE, pageOf, type Page } from '@groundsheet/platform';
import type { MachineResponse, MachinesQuery } from '../machine.dto.js';
import { machinesSql } from './machines-sql.js';

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
