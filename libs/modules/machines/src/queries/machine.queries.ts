import { FindMachine, FindMachineOfCode, type RegisteredMachine } from '@groundsheet/contracts';
import { openedFile, uploadIdOf, Uploads } from '@groundsheet/files';
import type { Answers } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { StreamableFile } from '@nestjs/common';
import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { machineInUse, machineNumbered } from '../machine-rules.js';
import type { VehicleResponse } from '../machine.dto.js';
import { Machine } from '../machine.entity.js';
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

  /** @throws {Problem} 404 */
  async execute({ code }: FindMachineByCode): Promise<VehicleResponse> {
    const machine = await machineInUse(this.em, { code });
    if (!machine) throw machineProblems.unknownCode();
    const { machineNumber, plantNumber, vehicleType, description } = machine;
    return { machineNumber, plantNumber, vehicleType, description };
  }
}

@QueryHandler(FindMachine)
export class FindMachineHandler implements Answers<FindMachine> {
  constructor(private readonly em: EntityManager) {}

  execute({ plantNumber }: FindMachine): Promise<RegisteredMachine | null> {
    return machineNumbered(this.em, plantNumber);
  }
}

@QueryHandler(FindMachineOfCode)
export class FindMachineOfCodeHandler implements Answers<FindMachineOfCode> {
  constructor(private readonly em: EntityManager) {}

  async execute({ code }: FindMachineOfCode): Promise<RegisteredMachine | null> {
    return (await machineInUse(this.em, { code })) ?? machineInUse(this.em, { plantNumber: code });
  }
}

/** By its id or, for anybody who stands in front of it, by its code. */
export class GetMachinePhoto extends Query<StreamableFile> {
  constructor(readonly of: { readonly id: string } | { readonly code: string }) {
    super();
  }
}

@QueryHandler(GetMachinePhoto)
export class GetMachinePhotoHandler implements IQueryHandler<GetMachinePhoto> {
  constructor(
    private readonly em: EntityManager,
    private readonly uploads: Uploads,
  ) {}

  async execute({ of }: GetMachinePhoto): Promise<StreamableFile> {
    const machine = 'id' in of ? await this.em.findOne(Machine, of) : await machineInUse(this.em, of);
    if (!machine?.photo) throw machineProblems.noPhoto();
    return openedFile(await this.uploads.open(uploadIdOf(machine.photo)!, machine.id), 'machine');
  }
}
