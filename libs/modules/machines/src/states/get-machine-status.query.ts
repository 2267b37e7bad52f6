import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Query, QueryBus, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { TellDefects, TellSeverities, type OpenDefect } from '@groundsheet/contracts';
import { FormRows } from '@groundsheet/forms';
import { machineKey } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { publicCertificate } from '../certificates/certificate.response.js';
import { CHECKS_OF_METER, CurrentCertificates } from '../certificates/current-certificates.js';
import type { Machine } from '../machine.entity.js';
import { machineProblems } from '../machine.problems.js';
import { machineInUse } from '../machine-rules.js';
import type { MachineStatusResponse, PublicDefect } from './machine-status.dto.js';
import { MachineStatuses } from './machine-statuses.js';

/** How machines of the register are, as anybody may know. */
@Injectable()
export class MachineStates {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
    private readonly statuses: MachineStatuses,
    private readonly certificates: CurrentCertificates,
    private readonly queries: QueryBus,
    private readonly clock: Clock,
  ) {}

  /** @returns null where no machine in use has this plant number */
  async numbered(plantNumber: string): Promise<MachineStatusResponse | null> {
    const machine = await machineInUse(this.em, { plantNumber });
    return machine && this.of(machine, null);
  }

  /** @returns null where no machine in use has this code */
  async carrying(code: string): Promise<MachineStatusResponse | null> {
    const machine = await machineInUse(this.em, { code });
    return machine && this.of(machine, machine.qrCode);
  }

  /** @param code of a machine, from the person who scanned it; a plant number alone opens no file */
  private async of(machine: Machine, code: string | null): Promise<MachineStatusResponse> {
    const key = machineKey(machine.plantNumber);
    const { status } = await this.statuses.of(key);
    const defects = await this.queries.execute(new TellDefects(key, null));
    const checks = await this.forms.checksOf(key, CHECKS_OF_METER);
    const judged = await this.certificates.of(machine, checks);
    const lastCheckedOn = checks[0]?.date ?? null;
    return {
      plantNumber: machine.plantNumber,
      machineNumber: machine.machineNumber,
      hasPhoto: machine.photo !== null,
      vehicleType: machine.vehicleType,
      status,
      lastCheckedOn,
      isCheckedToday: lastCheckedOn === this.clock.today(),
      defects: defects.map(publicDefect),
      certificates: judged.map((each) => publicCertificate(each, code)),
      severities: await this.queries.execute(new TellSeverities()),
    };
  }
}

/** What anybody may know who stands in front of the machine: no names, and nothing that was typed. */
function publicDefect(defect: OpenDefect): PublicDefect {
  const { key, number, item, severity, isStopping, state, openedAt } = defect;
  return { key, number, item, severity, isStopping, state, openedAt };
}

/** Whether a machine of the register may be used, by the code on it or by its plant number. */
export class GetMachineStatus extends Query<MachineStatusResponse> {
  constructor(readonly code: string) {
    super();
  }
}

@QueryHandler(GetMachineStatus)
export class GetMachineStatusHandler implements IQueryHandler<GetMachineStatus> {
  constructor(private readonly states: MachineStates) {}

  /** @throws {Problem} 404 where no machine in use has this code or number */
  async execute({ code }: GetMachineStatus): Promise<MachineStatusResponse> {
    const state = (await this.states.carrying(code)) ?? (await this.states.numbered(code));
    if (!state) throw machineProblems.unknownCode();
    return state;
  }
}

/** The same for a form that is being filled in, whose plant number may be anything. */
export class FindMachineStatus extends Query<MachineStatusResponse[]> {
  constructor(readonly plantNumber: string) {
    super();
  }
}

@QueryHandler(FindMachineStatus)
export class FindMachineStatusHandler implements IQueryHandler<FindMachineStatus> {
  constructor(private readonly states: MachineStates) {}

  async execute({ plantNumber }: FindMachineStatus): Promise<MachineStatusResponse[]> {
    const state = await this.states.numbered(plantNumber);
    return state ? [state] : [];
  }
}
