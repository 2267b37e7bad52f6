import { EntityManager, raw } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { FormRows } from '@groundsheet/forms';
import { machineKey, machineStatus } from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import { inCapitals, Machine } from '../../machine.entity.js';
import { machineProblems } from '../../machine.problems.js';
import { machinesNumbered, withPlantNumber } from '../../machine-rules.js';
import type { MachineStatusResponse } from '../defect.dto.js';
import { publicDefect } from '../defect.response.js';
import { OpenDefects } from '../open-defects.js';

/** How machines of the register are, as anybody may know. */
@Injectable()
export class MachineStates {
  constructor(
    private readonly em: EntityManager,
    private readonly forms: FormRows,
    private readonly open: OpenDefects,
    private readonly clock: Clock,
  ) {}

  /** @returns undefined where no machine in use has this plant number */
  async numbered(plantNumber: string): Promise<MachineStatusResponse | undefined> {
    const written = plantNumber.replaceAll('\0', '').trim();
    const machines = machineKey(written) === '' ? [] : await machinesNumbered(this.em, [written]);
    const machine = withPlantNumber(machines, written);
    return machine && !machine.archivedAt ? this.of(machine) : undefined;
  }

  /** @returns undefined where no machine in use has this code */
  async carrying(code: string): Promise<MachineStatusResponse | undefined> {
    const qrCode = inCapitals(code.replaceAll('\0', '').trim());
    const machine = await this.em.findOne(Machine, { [raw('upper(qr_code)')]: qrCode, archivedAt: null });
    return machine ? this.of(machine) : undefined;
  }

  private async of({ plantNumber }: Machine): Promise<MachineStatusResponse> {
    const key = machineKey(plantNumber);
    const defects = await this.open.of(key);
    const [last] = await this.forms.checksOf(key, 1);
    const today = this.clock.today();
    return {
      plantNumber,
      status: machineStatus({ defects, certificates: [], today }),
      lastCheckedOn: last?.date ?? null,
      isCheckedToday: last?.date === today,
      defects: defects.map(publicDefect),
    };
  }
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
