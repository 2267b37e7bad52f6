import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import {
  ListMachineChecks,
  seesAll,
  TellMachineState,
  type Caller,
  type MachineCheck,
} from '@groundsheet/contracts';
import { answerLabel, packedNumber } from '@groundsheet/form-rules';
import { PAGE, pageOf, type Page, type PageQuery } from '@groundsheet/platform';
import { Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';
import { machineResponse } from '../machine.response.js';
import type { MachineCheckResponse, MachinePageResponse } from './machine-page.dto.js';

/** A machine by its plant number in any spelling, archived or not, with what its checks say of it. */
export class GetMachinePage extends Query<MachinePageResponse> {
  constructor(
    readonly plantNumber: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@QueryHandler(GetMachinePage)
export class GetMachinePageHandler implements IQueryHandler<GetMachinePage> {
  constructor(
    private readonly em: EntityManager,
    private readonly queries: QueryBus,
  ) {}

  /** @throws {Problem} 404 where there is no such machine */
  async execute(asked: GetMachinePage): Promise<MachinePageResponse> {
    const { plantNumber, machine } = await machineOf(this.em, this.queries, asked);
    const { hours, open } = await this.queries.execute(new TellMachineState(plantNumber));
    return {
      machine: machine && machineResponse(machine),
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

  async execute(list: ListChecksOfMachine) {
    const { plantNumber } = await machineOf(this.em, this.queries, list);
    const { after, limit = PAGE } = list.asked;
    const checks = await this.queries.execute(
      new ListMachineChecks({ plantNumber, ...(after ? { after } : {}), limit: limit + 1 }),
    );
    const { items, next } = pageOf(checks, limit);
    return { items: items.map((check) => checkResponse(check, list.caller)), next };
  }
}

interface KnownMachine {
  readonly plantNumber: string;
  /** Null where the register has none: one on hire, say, which the office knows by its checks. */
  readonly machine: Machine | null;
}

async function machineOf(
  em: EntityManager,
  queries: QueryBus,
  { plantNumber: written, caller }: Pick<GetMachinePage, 'plantNumber' | 'caller'>,
): Promise<KnownMachine> {
  const plantNumber = packedNumber(written);
  // PostgreSQL text cannot contain NUL.
  if (plantNumber.includes('\0')) throw machineProblems.unknown();
  const machine = await em.findOne(Machine, { plantNumber });
  if (machine) return { plantNumber, machine };
  const first = new ListMachineChecks({ plantNumber, limit: 1 });
  const checks = seesAll(caller) ? await queries.execute(first) : [];
  if (checks.length === 0) throw machineProblems.unknown();
  return { plantNumber, machine: null };
}

function checkResponse({ driverId, ...check }: MachineCheck, caller: Caller): MachineCheckResponse {
  return { ...check, canOpen: seesAll(caller) || driverId === caller.id };
}
