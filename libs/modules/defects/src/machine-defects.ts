import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { TellDefects, type OpenDefect } from '@groundsheet/contracts';
import { OPEN_STATES } from '@groundsheet/form-rules';
import { Clock, type Answers } from '@groundsheet/platform';
import { Defect } from './defect.entity.js';
import { openDefect } from './defect.response.js';

/** The defects that are still on a machine. */
@Injectable()
export class MachineDefects {
  constructor(private readonly em: EntityManager) {}

  /**
   * The worst first, then the oldest.
   *
   * @param machine as `machineKey` has it
   */
  of(machine: string): Promise<Defect[]> {
    return this.em.find(
      Defect,
      { machineKey: machine, state: { $in: [...OPEN_STATES] } },
      { orderBy: [{ severity: 'asc' }, { openedAt: 'asc' }, { id: 'asc' }] },
    );
  }
}

@QueryHandler(TellDefects)
export class TellDefectsHandler implements Answers<TellDefects> {
  constructor(
    private readonly defects: MachineDefects,
    private readonly clock: Clock,
  ) {}

  async execute({ machineKey, caller }: TellDefects): Promise<OpenDefect[]> {
    const today = this.clock.today();
    return (await this.defects.of(machineKey)).map((defect) => openDefect(defect, caller, today));
  }
}
