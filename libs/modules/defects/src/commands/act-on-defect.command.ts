import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, QueryBus, type ICommandHandler } from '@nestjs/cqrs';
import { FindOffice, seesAll, type Caller } from '@groundsheet/contracts';
import { isWorse, mayChangeSeverity, OPEN_STATES, OTHER_FAULT, stops } from '@groundsheet/form-rules';
import type { ChangeSeverityBody } from '../defect-requests.dto.js';
import { Defect } from '../defect.entity.js';
import { defectProblems } from '../defect.problems.js';
import { RecordedRepairs } from '../repairs/recorded-repairs.js';
import { DefectActs, othersFromThereOf, requireReason, type WhatTheyDo } from '../defect-acts.js';

/** What a person does about an open defect; `reason` and `text` as typed. */
export type DefectAct =
  | ({ readonly kind: 'severity' } & ChangeSeverityBody)
  | { readonly kind: 'assigned'; readonly owner: string | undefined }
  | { readonly kind: 'comment'; readonly text: string }
  | { readonly kind: 'no-fault'; readonly reason: string; readonly others?: boolean | undefined }
  | { readonly kind: 'released' };

/** A person does something about an open defect (docs/machines.md, Defects). */
export class ActOnDefect extends Command<void> {
  constructor(
    readonly id: string,
    readonly act: DefectAct,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ActOnDefect)
export class ActOnDefectHandler implements ICommandHandler<ActOnDefect> {
  constructor(
    private readonly em: EntityManager,
    private readonly defects: DefectActs,
    private readonly repairs: RecordedRepairs,
    private readonly queries: QueryBus,
  ) {}

  /**
   * @throws {Problem} 403 for a driver who would lower a severity, and for who reported it, if they would let the machine be used; 409
   *   where it is closed, or there is nothing to release; 422 without a reason where one is asked for
   */
  async execute({ id, act, caller }: ActOnDefect): Promise<void> {
    await this.act(id, act, caller);
    if (act.kind !== 'no-fault' || !act.others) return;
    const others = await othersFromThereOf(this.em, await this.em.findOneOrFail(Defect, { id }));
    for (const other of others) await this.act(other, act, caller);
  }

  private async act(id: string, act: DefectAct, caller: Caller): Promise<void> {
    await this.defects.act(id, caller, async (defect) => {
      const event = eventOf(defect, act, caller);
      if (event?.kind === 'released' && !defect.reporterId) await this.refuseAlone(defect, caller);
      return event;
    });
  }

  /** Nobody of ours knows who stopped the machine: two people let it be used, where the office has two. */
  private async refuseAlone(defect: Defect, caller: Caller): Promise<void> {
    if ((await this.repairs.seenToBy(defect)) !== caller.id) return;
    const office = await this.queries.execute(new FindOffice());
    if (office.some(({ id }) => id !== caller.id)) throw defectProblems.ownRepair();
  }
}

function eventOf(defect: Defect, act: DefectAct, caller: Caller): WhatTheyDo | null {
  switch (act.kind) {
    case 'severity':
      return changed(defect, act, caller);
    case 'assigned': {
      const to = act.owner?.trim() || caller.fullName;
      if (defect.owner === to) return null;
      defect.owner = to;
      return { kind: 'assigned', details: { to } };
    }
    case 'comment':
      return { kind: 'comment', details: { text: act.text.trim() } };
    case 'no-fault':
      if (stops(defect)) refuseOwn(defect, caller);
      return { kind: 'no-fault', details: { text: requireReason(act.reason) } };
    case 'released':
      if (!stops(defect)) throw defectProblems.notStopping();
      if (defect.state !== 'repaired') throw defectProblems.notRepaired();
      refuseOwn(defect, caller);
      return { kind: 'released' };
  }
}

/** A person thinks it worse than its severity says, or the office less bad. */
function changed(
  defect: Defect,
  { severity, reason }: ChangeSeverityBody,
  caller: Caller,
): WhatTheyDo | null {
  const { severity: from } = defect;
  if (severity === from) return null;
  const isOffice = seesAll(caller);
  if (!caller.confirmed || !mayChangeSeverity(from, severity, { isOffice })) throw defectProblems.onlyRaise();
  const isLowered = isWorse(from, severity);
  if (isLowered && stops(defect)) refuseOwn(defect, caller);
  const text = isLowered ? requireReason(reason) : reason?.trim() || undefined;
  // What the office has decided is no proposal any more.
  if (isOffice) defect.proposed = severity;
  return { kind: 'severity', severity, details: { from, ...(text ? { text } : {}) } };
}

/** Nobody lets a machine be used that they have stopped themselves. */
function refuseOwn({ reporterId }: Defect, { id }: Caller): void {
  if (reporterId === id) throw defectProblems.ownReport();
}

/** The office takes back that a defect is over (docs/machines.md, Defects). */
export class ReopenDefect extends Command<void> {
  constructor(
    readonly id: string,
    readonly reason: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(ReopenDefect)
export class ReopenDefectHandler implements ICommandHandler<ReopenDefect> {
  constructor(
    private readonly em: EntityManager,
    private readonly defects: DefectActs,
  ) {}

  /** @throws {Problem} 409 where it is open, or a later one of the same item is; 422 without a reason */
  async execute({ id, reason, caller }: ReopenDefect): Promise<void> {
    await this.defects.reopen(id, caller, async ({ machineKey, item }) => {
      const text = requireReason(reason);
      const isOpen = { machineKey, item, state: { $in: [...OPEN_STATES] } };
      if (item !== OTHER_FAULT && (await this.em.count(Defect, isOpen)) > 0) throw defectProblems.openAnew();
      return { kind: 'reopened', details: { text } };
    });
  }
}
