import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { OPEN_STATES } from '@groundsheet/form-rules';
import { Defect } from './defect.entity.js';

/** The defects that are still on a machine. */
@Injectable()
export class OpenDefects {
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
