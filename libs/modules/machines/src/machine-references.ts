import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import type { Caller } from '@groundsheet/contracts';
import { ReferencedRecords, type Referenced } from '@groundsheet/forms';
import { machineKey } from '@groundsheet/form-rules';
import { machineNumbered } from './machine-rules.js';

/** Machines by their plant numbers, for the box in the top bar: everybody with an account may read their pages. */
@Injectable()
export class MachineReferences extends ReferencedRecords {
  /** None: anything that is not a reference may be a plant number. */
  readonly prefixes = [''];
  protected readonly table = 'machines';
  protected readonly kind = `'machine'`;

  constructor(private readonly machines: EntityManager) {
    super(machines);
  }

  override async openFor(_: Caller, typed: string): Promise<Referenced | null> {
    if (machineKey(typed) === '') return null;
    const machine = await machineNumbered(this.machines, typed);
    return machine
      ? { id: machine.id, kind: 'machine', reference: machine.plantNumber, isDraft: false }
      : null;
  }
}
