import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import type { VehicleResponse } from '../machine.dto.js';
import { Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';

/** By the code as scanned or as typed, which may be in lower case. */
export class FindMachineByCode extends Query<VehicleResponse> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(FindMachineByCode)
export class FindMachineByCodeHandler implements IQueryHandler<FindMachineByCode> {
  constructor(private readonly em: EntityManager) {}

  async execute({ code }: FindMachineByCode): Promise<VehicleResponse> {
    // A code can contain any byte, but PostgreSQL text cannot contain NUL.
    const written = code.replaceAll('\0', '').trim();
    const machine = (await this.carrying(written)) ?? (await this.carrying(written.toUpperCase()));
    if (!machine) throw machineProblems.unknownCode();
    const { machineNumber, plantNumber, vehicleType, description } = machine;
    return { machineNumber, plantNumber, vehicleType, description };
  }

  private carrying(qrCode: string): Promise<Machine | null> {
    return this.em.findOne(Machine, { qrCode, archivedAt: null });
  }
}
