import { EntityManager, type FilterQuery } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { containing, PAGE, pageOf, type Page } from '@groundsheet/platform';
import type { MachineResponse, MachinesQuery } from '../machine.dto.js';
import { Machine } from '../machine.entity.js';
import { machineResponse } from '../machine.response.js';

/** The register by plant number, page by page. */
export class ListMachines extends Query<Page<MachineResponse>> {
  constructor(readonly asked: MachinesQuery) {
    super();
  }
}

@QueryHandler(ListMachines)
export class ListMachinesHandler implements IQueryHandler<ListMachines> {
  constructor(private readonly em: EntityManager) {}

  async execute({ asked: { after, limit = PAGE, ...asked } }: ListMachines): Promise<Page<MachineResponse>> {
    const last = after ? await this.em.findOne(Machine, { id: after }, { fields: ['plantNumber'] }) : null;
    // What the page before ended with is gone: so is the rest.
    if (after && !last) return { items: [], next: null };
    const fits: FilterQuery<Machine> = last ? { plantNumber: { $gt: last.plantNumber } } : {};
    // One more than the page shows, to see whether there is another page.
    const machines = await this.em.find(
      Machine,
      { $and: [fits, fitting(asked)] },
      { orderBy: { plantNumber: 'asc' }, limit: limit + 1, disableIdentityMap: true },
    );
    return pageOf(machines.map(machineResponse), limit);
  }
}

/** The machines that the filters of the list leave. */
export function fitting({ search, type, archived }: MachinesQuery): FilterQuery<Machine> {
  return {
    archivedAt: archived ? { $ne: null } : null,
    ...(type ? { vehicleType: type } : {}),
    ...(search ? { searched: { $ilike: containing(search) } } : {}),
  };
}
