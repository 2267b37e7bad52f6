import { EntityManager } from '@mikro-orm/postgresql';
import { MachineRenumbered, type PayloadOfRenumberedMachine } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber } from '@groundsheet/platform';
import { Defect } from '../defect.entity.js';
import { RepairLink } from '../fitters/repair-link.entity.js';

/** What stops a machine stops it still, and its fitters' links lead to it. */
@Subscriber(MachineRenumbered, { atOnce: true })
export class MoveDefectsWhenMachineRenumbered implements EventSubscriber<PayloadOfRenumberedMachine> {
  constructor(private readonly em: EntityManager) {}

  async handle({ from, to: machineKey, plantNumber }: PayloadOfRenumberedMachine): Promise<void> {
    for (const kind of [Defect, RepairLink])
      await this.em.nativeUpdate<Defect | RepairLink>(
        kind,
        { machineKey: from },
        { machineKey, plantNumber },
      );
  }
}
