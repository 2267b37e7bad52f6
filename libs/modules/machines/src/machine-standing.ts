import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { MachineStatusChanged } from '@groundsheet/contracts';
import { machineKey, machineStatus, type MachineStatus } from '@groundsheet/form-rules';
import { Clock, EventRecorder, LiveSignals, Transaction } from '@groundsheet/platform';
import { CurrentCertificates, factsOf } from './certificates/current-certificates.js';
import { Defect } from './defects/defect.entity.js';
import { RepairLink } from './defects/fitters/repair-link.entity.js';
import { OpenDefects } from './defects/open-defects.js';
import type { Machine } from './machine.entity.js';
import { machineNumbered } from './machine-rules.js';

/** A machine as forms name it, in the register or not. */
export interface NumberedMachine {
  /** See `machineKey`. */
  readonly key: string;
  readonly plantNumber: string;
}

/** Whether machines may be used, and the announcement of it where that changes. */
@Injectable()
export class MachineStanding {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly open: OpenDefects,
    private readonly certificates: CurrentCertificates,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes what stands on one machine; other changes of it wait. If the machine may be used otherwise afterwards, that
   * is announced.
   *
   * @throws {Error} outside a transaction
   */
  async change<T>(machine: NumberedMachine, work: () => Promise<T>): Promise<T> {
    const { now: before, registered } = await this.caughtUp(machine);
    const done = await work();
    await this.em.flush();
    const { now } = await this.lookAt(machine, registered);
    await this.announce(machine, before, now);
    return done;
  }

  /**
   * Announces what has come by itself: certificates end with the day, or with a reading of the meter.
   *
   * @returns whether the machine may be used
   * @throws {Error} outside a transaction
   */
  async catchUp(machine: NumberedMachine): Promise<MachineStatus> {
    return (await this.caughtUp(machine)).now;
  }

  /**
   * Gives a machine of the register another plant number. Its defects and its fitters' links go with it, so that what stops it
   * stops it still; whether either number may be used is announced where that changes.
   *
   * @param enter writes the new number into the machine
   * @throws {Error} outside a transaction
   */
  async renumber(machine: Machine, plantNumber: string, enter: () => void): Promise<void> {
    const from = { key: machineKey(machine.plantNumber), plantNumber: machine.plantNumber };
    const to = { key: machineKey(plantNumber), plantNumber };
    for (const key of [from.key, to.key].sort()) await this.transaction.lock(`defects ${key}`);
    const [left, taken] = [await this.lookAt(from, machine), await this.lookAt(to, null)];
    enter();
    for (const kind of [Defect, RepairLink])
      for (const each of await this.em.find<Defect | RepairLink>(kind, { machineKey: from.key }))
        Object.assign(each, { machineKey: to.key, plantNumber });
    await this.em.flush();
    await this.announce(from, left.now, (await this.lookAt(from, null)).now);
    await this.announce(to, taken.now, (await this.lookAt(to, machine)).now);
    await this.signals.tell('defects.changed', { ownerId: null });
  }

  private async caughtUp(machine: NumberedMachine) {
    await this.transaction.lock(`defects ${machine.key}`);
    const { plantNumber } = machine;
    const registered = await machineNumbered(this.em, plantNumber);
    const { was, now } = await this.lookAt(machine, registered);
    await this.announce(machine, was, now);
    return { now, registered };
  }

  /** How it is now, and how it was when its certificates were as they were told last. */
  private async lookAt({ key }: NumberedMachine, registered: Machine | null) {
    const judged = registered ? await this.certificates.of(registered) : [];
    const defects = await this.open.of(key);
    const was = machineStatus({
      defects,
      certificates: judged.map(({ certificate: { isRequired, told } }) => ({ isRequired, state: told })),
    });
    for (const { certificate, standing } of judged) certificate.told = standing.state;
    await this.em.flush();
    return { was, now: machineStatus({ defects, certificates: judged.map(factsOf) }) };
  }

  private async announce({ key, plantNumber }: NumberedMachine, from: MachineStatus, to: MachineStatus) {
    if (from === to) return;
    const at = this.clock.now().toISOString();
    await this.events.record(new MachineStatusChanged({ machineKey: key, plantNumber, from, to, at }));
  }
}
