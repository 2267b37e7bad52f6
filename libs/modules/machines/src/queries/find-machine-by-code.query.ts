import { EntityManager, raw } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { containing } from '@groundsheet/platform';
import type { VehicleResponse } from '../machine.dto.js';
import { inCapitals, Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';

/** By the code as scanned or as typed, which may be in other capitals. */
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
    const machine = (await this.carrying(written)) ?? (await this.carryingInCapitals(written));
    if (!machine) throw machineProblems.unknownCode();
    const { machineNumber, plantNumber, vehicleType, description } = machine;
    return { machineNumber, plantNumber, vehicleType, description };
  }

  private carrying(qrCode: string): Promise<Machine | null> {
    return this.em.findOne(Machine, { qrCode, archivedAt: null });
  }

  /** Who types a code need not mind its capitals. What the register is searched by has an index. */
  private carryingInCapitals(code: string): Promise<Machine | null> {
    const isSame = { [raw('upper(qr_code)')]: inCapitals(code) };
    return this.em.findOne(Machine, { ...isSame, searched: { $ilike: containing(code) }, archivedAt: null });
  }
}
