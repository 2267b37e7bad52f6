import {
  type AccountFacts,
  type Caller,
  seesAll,
  seesFormsOf,
  TellAccounts,
  TellDefects,
} from '@groundsheet/contracts';
import { type CheckAnswer, classOf, machineKey, readingOf } from '@groundsheet/form-rules';
import { accountBeside, FormRows, type SentCheck } from '@groundsheet/forms';
import { Clock, PAGE, type Page, pageOf, type PageQuery } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { type IQueryHandler, Query, QueryBus, QueryHandler } from '@nestjs/cqrs';
import { certificateResponse } from '../certificates/certificate.response.js';
import { CurrentCertificates } from '../certificates/current-certificates.js';
import { machineNumbered } from '../machine-rules.js';
import type { MachineResponse } from '../machine.dto.js';
import type { Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';
import { MachineStatuses } from '../states/machine-statuses.js';
import type { HoursRead, MachineCheckResponse, MachinePageResponse } from './machine-page.dto.js';

type Accounts = ReadonlyMap<string | null, AccountFacts>;
const NO_ACCOUNTS: Accounts = new Map();

/** How far back the hours of a machine are read. */
const CHECKS_OF_HOURS = 100;

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
    private readonly forms: FormRows,
    private readonly statuses: MachineStatuses,
    private readonly queries: QueryBus,
    private readonly certificates: CurrentCertificates,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 where there is no such machine */
  async execute(asked: GetMachinePage): Promise<MachinePageResponse> {
    const { key, machine } = await machineOf(this.em, this.forms, asked);
    const checks = await this.forms.checksOf(key, CHECKS_OF_HOURS);
    const { status } = await this.statuses.of(key);
    const defects = await this.queries.execute(new TellDefects(key, asked.caller));
    const judged = machine ? await this.certificates.of(machine, checks) : [];
    const [today, last] = [this.clock.today(), checks[0]?.date ?? null];
    return {
      machine: machine && machineResponse(machine),
      status,
      defects: defects.map(({ key: _, ...defect }) => defect),
      certificates: machine ? judged.map((each) => certificateResponse(each, machine, asked.caller)) : [],
      lastCheckedOn: last,
      isCheckedToday: last === today,
      hours: hoursOf(checks),
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
    private readonly forms: FormRows,
    private readonly queries: QueryBus,
  ) {}

  async execute(list: ListChecksOfMachine) {
    const { key } = await machineOf(this.em, this.forms, list);
    const { after, limit = PAGE } = list.asked;
    const checks = await this.forms.checksOf(key, limit + 1, after);
    const { items, next } = pageOf(checks, limit);
    const accounts = seesAll(list.caller) ? await this.accountsOf(items) : NO_ACCOUNTS;
    return { items: items.map((check) => checkResponse(check, list.caller, accounts)), next };
  }

  private async accountsOf(checks: readonly SentCheck[]): Promise<Accounts> {
    const ids = [...new Set(checks.flatMap(({ driverId }) => driverId ?? []))];
    const accounts = ids.length > 0 ? await this.queries.execute(new TellAccounts(ids)) : [];
    return new Map(accounts.map((account) => [account.id, account]));
  }
}

export interface KnownMachine {
  /** See `machineKey`. */
  readonly key: string;
  /** Null where the register has none: one on hire, say, which the office knows by its checks. */
  readonly machine: Machine | null;
}

/**
 * The machine with this plant number in any spelling, archived or not.
 *
 * @throws {Problem} 404 where there is no such machine, or only the office may know it
 */
export async function machineOf(
  em: EntityManager,
  forms: FormRows,
  { plantNumber: written, caller }: Pick<GetMachinePage, 'plantNumber' | 'caller'>,
): Promise<KnownMachine> {
  const key = machineKey(written);
  if (key === '') throw machineProblems.unknown();
  const machine = await machineNumbered(em, written);
  if (machine) return { key, machine };
  const checks = seesAll(caller) ? await forms.checksOf(key, 1) : [];
  if (checks.length === 0) throw machineProblems.unknown();
  return { key, machine: null };
}

/** Of two checks on one day the later counts. */
function hoursOf(checks: readonly SentCheck[]): HoursRead[] {
  const readings = checks.toReversed().flatMap(({ date, machineHours }) => {
    const hours = readingOf(machineHours);
    return hours === null ? [] : [[date, hours] as const];
  });
  return [...new Map(readings)].map(([date, hours]) => ({ date, hours }));
}

function checkResponse(
  { driverId, driverName, vehicle: _, answers, ...check }: SentCheck,
  caller: Caller,
  accounts: Accounts,
): MachineCheckResponse {
  return {
    ...check,
    // Anybody can make an account: who works here is told to those who have confirmed who they are.
    driverName: caller.confirmed || driverId === caller.id ? driverName : null,
    account: accountBeside(accounts.get(driverId), driverName),
    passed: Object.values(answers).filter(isPassed).length,
    canOpen: seesFormsOf(caller, driverId),
  };
}

function isPassed(answer: CheckAnswer | undefined): boolean {
  return answer !== undefined && ['good', 'done'].includes(classOf(answer));
}

function machineResponse(machine: Machine): MachineResponse {
  const { id, plantNumber, machineNumber, vehicleType, description, qrCode, photo, archivedAt } = machine;
  const facts = { id, plantNumber, machineNumber, vehicleType, description, qrCode, photo };
  return { ...facts, isArchived: archivedAt !== null };
}
