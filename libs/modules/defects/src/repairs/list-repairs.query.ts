import { EntityManager, raw } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { machineKeySql } from '@groundsheet/forms';
import { machineKey } from '@groundsheet/form-rules';
import { RepairForm } from './repair-form.entity.js';
import { machineRepair } from './repair-words.js';
import type { MachineRepairResponse } from './repair.dto.js';

/** Older ones are among the forms of the office, and in the history of their defects. */
const MOST_REPAIRS = 20;

/** The latest repairs of a machine that have a record, by its plant number in any spelling. */
export class ListRepairs extends Query<MachineRepairResponse[]> {
  constructor(readonly plantNumber: string) {
    super();
  }
}

@QueryHandler(ListRepairs)
export class ListRepairsHandler implements IQueryHandler<ListRepairs> {
  constructor(private readonly em: EntityManager) {}

  async execute({ plantNumber }: ListRepairs): Promise<MachineRepairResponse[]> {
    const repairs = await this.em.find(
      RepairForm,
      {
        [raw(machineKeySql('plant_number'))]: machineKey(plantNumber),
        status: 'submitted',
        supersededBy: null,
      },
      { orderBy: [{ changedAt: 'desc' }, { id: 'desc' }], limit: MOST_REPAIRS, disableIdentityMap: true },
    );
    return repairs.map(machineRepair);
  }
}
