import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import { DefectsChanged, lockOfMachine } from '@groundsheet/contracts';
import {
  isDefectOpen,
  isRepeat,
  isWorse,
  OTHER_FAULT,
  standingOf,
  type CheckKey,
  type Severity,
} from '@groundsheet/form-rules';
import { Clock, currentStranger, EventRecorder, LiveSignals, Transaction } from '@groundsheet/platform';
import { DefectEvent } from './defect-event.entity.js';
import { DefectMails } from './defect-mails.js';
import type { FoundFacts } from './defect-words.js';
import { Defect, type EventToKeep } from './defect.entity.js';
import { RepairForm } from './repairs/repair-form.entity.js';
import { factsOf as repairFacts } from './repairs/repair-words.js';

/** Before the first of them. */
const FIRST_NUMBER = 1000;

/** A machine as forms name it, in the register or not. */
export interface NumberedMachine {
  /** See `machineKey`. */
  readonly key: string;
  readonly plantNumber: string;
}

/** That somebody finds a known defect. */
export interface FoundAgain {
  readonly event: EventToKeep & { readonly kind: 'again' | 'rejected' };
  readonly proposed: Severity;
  /** Whether it may stop the machine by itself. */
  readonly mayStop: boolean;
  /** By what a severity is raised. */
  readonly text: string;
}

/** Keeps what happens to defects, and announces what follows from it. */
@Injectable()
export class DefectLog {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly mails: DefectMails,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the defects of one machine; other changes of it wait. Afterwards it is judged whether the machine may be used.
   *
   * @throws {Error} outside a transaction
   */
  async change<T>(machine: NumberedMachine, work: () => Promise<T>): Promise<T> {
    const { key: machineKey, plantNumber } = machine;
    await this.transaction.lock(lockOfMachine(machineKey));
    const done = await work();
    await this.em.flush();
    await this.events.record(new DefectsChanged({ machineKey, plantNumber }));
    await this.signals.tell('defects.changed', { ownerId: null });
    return done;
  }

  /** A new defect, with the number that comes next. Two that are opened at once wait for each other. */
  async open(facts: Pick<Defect, 'machineKey' | 'plantNumber' | 'item'> & Partial<Defect>): Promise<Defect> {
    await this.transaction.lock('defect numbers');
    const [row] = await this.em.execute<{ last: number | null }[]>('select max(number) as last from defects');
    const number = (row?.last ?? FIRST_NUMBER) + 1;
    return Object.assign(new Defect(), facts, { number, strangerHash: currentStranger() });
  }

  /** Adds an event to the history of a defect, which then stands as follows from all of them. */
  async keep(
    defect: Defect,
    { id, at, by = null, formId = null, kind, severity = null, details = {} }: EventToKeep,
  ) {
    const history = await this.historyOf(defect);
    const event = Object.assign(new DefectEvent(), {
      defectId: defect.id,
      seq: history.length + 1,
      kind,
      at,
      formId,
      severity,
      details,
      ...(id ? { id } : {}),
      byId: by?.id ?? null,
      byName: by?.fullName ?? null,
      recordedAt: this.clock.now(),
    });
    const wasOpen = isDefectOpen(defect);
    defect.stand(standingOf([...history, event]), this.clock.dayOf(defect.openedAt), at);
    if (kind === 'repaired') defect.repairedAt = at;
    if (kind === 'reopened') defect.foundAt = at;
    await this.em.persist([defect, event]).flush();
    if (wasOpen && !isDefectOpen(defect)) await this.announceEnd(defect, [...history, event]);
    return event;
  }

  /**
   * A defect is found again: it is opened again where that is after its repair, and raised where it is worse than was thought, unless the
   * office has decided otherwise.
   */
  async again(defect: Defect, found: FoundAgain, facts: FoundFacts): Promise<void> {
    const { kind, at } = found.event;
    defect.isRepeat ||= await this.comesBack(defect.machineKey, defect.item, at);
    if (at > defect.foundAt) defect.foundAt = at;
    await this.keep(defect, found.event);
    if (kind === 'rejected' && defect.severity === 'A') await this.mails.opened(defect, facts);
    await this.raise(defect, found, facts);
  }

  private async raise(defect: Defect, { event, proposed, mayStop, text }: FoundAgain, facts: FoundFacts) {
    if (isWorse(proposed, defect.proposed)) defect.proposed = proposed;
    if (!isWorse(proposed, defect.severity) || (proposed === 'A' && !mayStop)) return;
    const history = await this.historyOf(defect);
    if (history.some(({ kind, byId }) => kind === 'severity' && byId)) return;
    const { at, formId = null } = event;
    const details = { from: defect.severity, text };
    await this.keep(defect, { kind: 'severity', severity: proposed, at, formId, details });
    await this.mails.opened(defect, facts);
  }

  /** Whether an item of a machine keeps failing, see `isRepeat`; of other faults nobody knows whether they are the same. */
  async comesBack(machineKey: string, item: CheckKey, at: Date): Promise<boolean> {
    if (item === OTHER_FAULT) return false;
    const rows = await this.em.execute<{ kind: string; at: Date }[]>(
      `select events.kind, events.at from defects join defect_events as events on events.defect_id = defects.id
        where machine_key = ? and item = ? and kind in ('reported', 'again', 'rejected', 'repaired')
        order by events.at desc limit 20`,
      [machineKey, item],
    );
    const daysOf = (isRepair: boolean) =>
      rows
        .filter(({ kind }) => (kind === 'repaired') === isRepair)
        .map((row) => this.clock.dayOf(new Date(row.at)));
    return isRepeat(this.clock.dayOf(at), daysOf(false), daysOf(true));
  }

  historyOf({ id }: Pick<Defect, 'id'>): Promise<DefectEvent[]> {
    return this.em.find(DefectEvent, { defectId: id }, { orderBy: { seq: 'asc' } });
  }

  private async announceEnd(defect: Defect, history: readonly DefectEvent[]): Promise<void> {
    const last = history.at(-1)!;
    const latest = (...kinds: string[]) => history.findLast((event) => kinds.includes(event.kind));
    const repaired = latest('repaired', 'corrected');
    const record = repaired && (await this.em.findOne(RepairForm, { id: repaired.id }));
    const { reference, driverName = '', date = '', text } = last.details;
    const isCheck = last.kind === 'confirmed';
    await this.mails.closed(defect, {
      isConfirmed: isCheck,
      repair: record ? announced(record) : null,
      releasedBy: defect.isReleased ? (latest('released')?.byName ?? null) : null,
      check: isCheck && reference ? { reference, driverName, date } : null,
      reason: isCheck ? null : (text ?? 'Its check sheet was corrected'),
      closedBy: last.byName,
      at: last.at,
    });
  }
}

function announced(record: RepairForm) {
  const { fitter, firm, work, on } = repairFacts(record);
  return { fitter, firm, work, on, record: record.reference };
}
