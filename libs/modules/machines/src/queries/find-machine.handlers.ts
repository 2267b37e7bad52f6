import { QueryHandler } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { FindMachine, FindMachineOfCode, type RegisteredMachine } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { machineInUse, machineNumbered } from '../machine-rules.js';

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
