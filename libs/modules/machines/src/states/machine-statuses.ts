import { EntityManager } from '@mikro-orm/postgresql';
import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { lockOfMachine, MachineRenumbered, MachineStatusChanged, TellDefects } from '@groundsheet/contracts';
import { certificateLabel, forbidsUse, machineKey, machineStatus } from '@groundsheet/form-rules';
import { Clock, EventRecorder, LiveSignals, Transaction } from '@groundsheet/platform';
import { CurrentCertificates, factsOf } from '../certificates/current-certificates.js';
import type { Machine } from '../machine.entity.js';
import { machineNumbered } from '../machine-rules.js';
import { KeptStatus } from './machine-status.entity.js';

/** A machine as forms name it, in the register or not. */
export interface NumberedMachine {
  /** See `machineKey`. */
  readonly key: string;
  readonly plantNumber: string;
}

/** So many causes are named. */
const MOST_CAUSES = 10;

/** Whether machines may be used: judged where that can change, and read everywhere else. */
@Injectable()
export class MachineStatuses {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly queries: QueryBus,
    private readonly certificates: CurrentCertificates,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
  ) {}

  /** @param machine as `machineKey` has it */
  async of(machine: string): Promise<Readonly<KeptStatus>> {
    const kept = await this.em.findOne(KeptStatus, { machineKey: machine }, { disableIdentityMap: true });
    return kept ?? Object.assign(new KeptStatus(), { machineKey: machine });
  }

  /**
   * Changes what stands on a machine of the register, and judges it; other changes of it wait.
   *
   * @throws {Error} outside a transaction
   */
  async change<T>(machine: Machine, work: () => Promise<T>): Promise<T> {
    const { plantNumber } = machine;
    const key = machineKey(plantNumber);
    await this.transaction.lock(lockOfMachine(key));
    await this.em.refresh(machine);
    // While this one waited it was given another number.
    if (machineKey(machine.plantNumber) !== key) return this.change(machine, work);
    const done = await work();
    await this.judge({ key, plantNumber });
    return done;
  }

  /**
   * Keeps whether a machine may be used now. If that is not what it was, it is announced.
   *
   * @throws {Error} outside a transaction
   */
  async judge({ key, plantNumber }: NumberedMachine): Promise<void> {
    await this.transaction.lock(lockOfMachine(key));
    await this.em.flush();
    const known = await this.em.findOne(KeptStatus, { machineKey: key }, { refresh: true });
    const kept = known ?? Object.assign(new KeptStatus(), { machineKey: key });
    const { status: from } = kept;
    Object.assign(kept, await this.now(key, plantNumber));
    if (known || kept.openDefects + kept.dueCertificates > 0) await this.em.persist(kept).flush();
    const { status: to } = kept;
    if (from === to) return;
    const at = this.clock.now().toISOString();
    await this.events.record(new MachineStatusChanged({ machineKey: key, plantNumber, from, to, at }));
  }

  /**
   * Gives a machine of the register another plant number. What stands on it goes with it, and both numbers are judged.
   *
   * @param enter writes the new number into the machine
   * @throws {Error} outside a transaction
   */
  async renumber(machine: Machine, plantNumber: string, enter: () => void): Promise<void> {
    const from = { key: machineKey(machine.plantNumber), plantNumber: machine.plantNumber };
    const to = { key: machineKey(plantNumber), plantNumber };
    for (const key of [from.key, to.key].sort()) await this.transaction.lock(lockOfMachine(key));
    enter();
    await this.em.flush();
    await this.events.record(new MachineRenumbered({ from: from.key, to: to.key, plantNumber }));
    for (const each of [from, to]) await this.judge(each);
    await this.signals.tell('defects.changed', { ownerId: null });
  }

  private async now(key: string, plantNumber: string): Promise<Omit<KeptStatus, 'machineKey'>> {
    const registered = await machineNumbered(this.em, plantNumber);
    const judged = registered ? await this.certificates.of(registered) : [];
    const defects = await this.queries.execute(new TellDefects(key, null));
    const stopping = defects.filter(({ isStopping }) => isStopping);
    const missed = judged.filter((each) => forbidsUse(factsOf(each)));
    return {
      status: machineStatus({ defects, certificates: judged.map(factsOf) }),
      causes: [
        ...stopping.map(({ number, item }) => `${number} ${item}`),
        ...missed.map(({ certificate }) => certificateLabel(certificate)),
      ].slice(0, MOST_CAUSES),
      openDefects: defects.length,
      dueCertificates: judged.filter(({ standing }) => standing.state !== 'good').length,
    };
  }
}
