import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { VehicleResponse } from '../machine.dto.js';
import { machineProblems } from '../machine.problems.js';
import { machineInUse } from '../machine-rules.js';

/** By the code as scanned or as typed, which may be in other capitals. */
export class FindMachineByCode extends Query<VehicleResponse> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(FindMachineByCode)
export class FindMachineByCodeHandler implements IQueryHandler<FindMachineByCode> {
  constructor(private readonly em: EntityManager) {}

  /** @throws {Problem} 404 */
  async execute({ code }: FindMachineByCode): Promise<VehicleResponse> {
    const machine = await machineInUse(this.em, { code });
    if (!machine) throw machineProblems.unknownCode();
    const { machineNumber, plantNumber, vehicleType, description } = machine;
    return { machineNumber, plantNumber, vehicleType, description };
  }
}
