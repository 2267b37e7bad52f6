import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode } from '@mikro-orm/postgresql';
import type { Caller } from '@groundsheet/contracts';
import {
  cleaned,
  isDefectOpen,
  isWorse,
  lettersIn,
  OPEN_STATES,
  REASON_LETTERS,
  stops,
} from '@groundsheet/form-rules';
import { Clock } from '@groundsheet/platform';
import type { DefectEvent } from './defect-event.entity.js';
import type { RepairBody } from './defect-requests.dto.js';
import { DefectLog } from './defect-log.js';
import { Defect, type EventToKeep } from './defect.entity.js';
import { CheckFindings } from './check-findings.js';
import { defectProblems } from './defect.problems.js';
import type { RepairFacts } from './repairs/repair-words.js';

/** What it becomes in the history of the defect. */
export type WhatTheyDo = Omit<EventToKeep, 'at' | 'by'>;

/** Defects that are acted on by their id. */
@Injectable()
export class DefectActs {
  constructor(
    private readonly em: EntityManager,
    private readonly log: DefectLog,
    private readonly findings: CheckFindings,
    private readonly clock: Clock,
  ) {}

  /**
   * Something is done about an open defect, in the command's transaction.
   *
   * @param act what they do to the defect as it is now; null where it changes nothing
   * @throws {Problem} 404, 409 where it is closed
   */
  act(
    id: string,
    caller: Caller,
    act: (defect: Defect) => Promise<WhatTheyDo | null>,
  ): Promise<DefectEvent | null> {
    return this.change(id, async (defect) => {
      if (!isDefectOpen(defect)) throw defectProblems.closed();
      const before = defect.severity;
      const event = await act(defect);
      if (!event) return null;
      const kept = await this.log.keep(defect, { ...event, at: this.clock.now(), by: caller });
      if (isWorse(defect.severity, before)) await this.findings.announceAgain(defect);
      return kept;
    });
  }

  /**
   * A repair is recorded, or the record of one corrected, in the command's transaction: the defect may be closed by then.
   *
   * @param caller null for a fitter without an account
   * @throws {Problem} 404
   */
  repair(
    id: string,
    caller: Caller | null,
    act: (defect: Defect) => Promise<WhatTheyDo>,
  ): Promise<DefectEvent> {
    return this.change(id, async (defect) => {
      const event = await act(defect);
      return this.log.keep(defect, { ...event, at: this.clock.now(), by: caller });
    });
  }

  /**
   * The office opens a closed defect again, in the command's transaction. A machine that it stops is stopped again, and
   * the people mailed then are mailed.
   *
   * @throws {Problem} 404, 409 where it is open
   */
  reopen(id: string, caller: Caller, act: (defect: Defect) => Promise<WhatTheyDo>): Promise<void> {
    return this.change(id, async (defect) => {
      if (isDefectOpen(defect)) throw defectProblems.notClosed();
      const event = await act(defect);
      await this.log.keep(defect, { ...event, at: this.clock.now(), by: caller });
      if (stops(defect)) await this.findings.announceAgain(defect);
    });
  }

  /** The defect as it is now, and nobody else changes its machine. @throws {Problem} 404 */
  private async change<T>(id: string, work: (defect: Defect) => Promise<T>): Promise<T> {
    const known = await this.em.findOne(Defect, { id });
    if (!known) throw defectProblems.unknown();
    const { machineKey: key, plantNumber } = known;
    return this.log.change({ key, plantNumber }, async () => {
      const lockMode = LockMode.PESSIMISTIC_WRITE;
      const defect = await this.em.findOneOrFail(Defect, { id }, { lockMode, refresh: true });
      // While this one waited its machine was given another number.
      return defect.machineKey === key ? work(defect) : this.change(id, work);
    });
  }
}

/** Closed in one act, so that one stranger who has reported a whole fleet costs one. */
const MOST_OTHERS = 100;

/** Other open defects that were reported from the same network by strangers, the latest first. */
export async function othersFromThereOf(em: EntityManager, { id, strangerHash }: Defect): Promise<string[]> {
  if (strangerHash === null) return [];
  const others = { strangerHash, id: { $ne: id }, state: { $in: [...OPEN_STATES] } };
  const found = await em.find(Defect, others, {
    fields: ['id'],
    orderBy: { id: 'desc' },
    limit: MOST_OTHERS,
  });
  return found.map((each) => each.id);
}

/** @throws {Problem} 422 where it is too short */
export function requireReason(reason: string | undefined): string {
  const said = cleaned(reason ?? '');
  if (lettersIn(said) < REASON_LETTERS) throw defectProblems.reasonMissing();
  return said;
}

/** @param today the day of the repair where none was said */
export function repairOf(body: RepairBody, today: string): RepairFacts {
  const { fitter, firm, work, parts, hours, meter, on } = body;
  return {
    fitter: fitter.trim(),
    work: work.trim(),
    hours: hours ?? null,
    firm: firm?.trim() || null,
    parts: parts?.trim() || null,
    meter: meter?.trim() || null,
    on: on ?? today,
  };
}
