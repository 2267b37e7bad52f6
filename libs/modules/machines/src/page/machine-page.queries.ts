import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  ListMachineChecks,
  TellMachineState,
  type Caller,
  type MachineCheck,
  type MachineState,
} from '@groundsheet/contracts';
import { answerLabel, packedNumber } from '@groundsheet/form-rules';
import { PAGE, pageOf, type Page, type PageQuery } from '@groundsheet/platform';
import { Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';
import { machineResponse } from '../machine.response.js';
import type { MachineCheckResponse, MachinePageResponse } from './machine-page.dto.js';

/** A machine by its plant number in any spelling, archived or not, with what its checks say of it. */
export class GetMachinePage extends Query<MachinePageResponse> {
  constructor(readonly plantNumber: string) {
    super();
  }
}

@QueryHandler(GetMachinePage)
export class GetMachinePageHandler implements IQueryHandler<GetMachinePage> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  /** @throws {Problem} 404 where the register has no such machine */
  async execute({ plantNumber }: GetMachinePage): Promise<MachinePageResponse> {
    const machine = await machineOf(this.em, plantNumber);
    const { hours, open } = await this.queries.execute<TellMachineState, MachineState>(
      new TellMachineState(machine.plantNumber),
    );
    return {
      machine: machineResponse(machine),
      hours: [...hours],
      open: open.map(({ label, answer, since }) => ({ label, finding: answerLabel(answer), since })),
    };
  }
}

/** Its checks, the latest first, for anybody with an account. */
export class ListChecksOfMachine extends Query<Page<MachineCheckResponse>> {
  constructor(
    readonly plantNumber: string,
    readonly asked: PageQuery,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(ListChecksOfMachine)
export class ListChecksOfMachineHandler implements IQueryHandler<ListChecksOfMachine> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  async execute({ plantNumber: asked, asked: { after, limit = PAGE }, caller }: ListChecksOfMachine) {
    const { plantNumber } = await machineOf(this.em, asked);
    const checks = await this.queries.execute<ListMachineChecks, MachineCheck[]>(
      new ListMachineChecks({ plantNumber, ...(after ? { after } : {}), limit: limit + 1 }),
    );
    const { items, next } = pageOf(checks, limit);
    return { items: items.map((check) => checkResponse(check, caller)), next };
  }
}

async function machineOf(em: EntityManager, written: string): Promise<Machine> {
  const plantNumber = packedNumber(written);
  // PostgreSQL text cannot contain NUL.
  const machine = plantNumber.includes('\0') ? null : await em.findOne(Machine, { plantNumber });
  if (!machine) throw machineProblems.unknown();
  return machine;
}

function checkResponse({ driverId, ...check }: MachineCheck, { id, role }: Caller): MachineCheckResponse {
  return { ...check, canOpen: role !== 'driver' || driverId === id };
}
