import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { VehicleAnswer } from '../machine.dto.js';
import { Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';

export class FindMachineByCode extends Query<VehicleAnswer> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(FindMachineByCode)
export class FindMachineByCodeHandler implements IQueryHandler<FindMachineByCode> {
  constructor(private readonly em: EntityManager) {}

  async execute({ code }: FindMachineByCode): Promise<VehicleAnswer> {
    const machine = await this.em.findOne(Machine, { qrCode: code.trim() });
    if (!machine) throw machineProblems.unknownCode();
    const { machineNumber, plantNumber, vehicleType, description } = machine;
    return { machineNumber, plantNumber, vehicleType, description };
  }
}
