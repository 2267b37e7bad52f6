import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { EntityManager } from '@mikro-orm/postgresql';
import type { FormFacts, TimesheetOfSet } from '@groundsheet/contracts';
import { DriverForm, SIGNATURES } from '@groundsheet/forms';
import { setKeyOf } from '@groundsheet/form-rules';
import { Clock, LiveSignals, Transaction } from '@groundsheet/platform';
import { FormInSet } from './form-in-set.entity.js';
import { FormSet } from './form-set.entity.js';

/**
 * Keeps sets together as their forms come, change and go (docs/product.md, Form sets). Whoever changes the sets of a
 * driver holds that driver's lock until the end of the transaction; whoever locks forms as well does so before.
 */
@Injectable()
export class FormSets {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly signals: LiveSignals,
  ) {}

  /** Waits for everybody else who changes the sets of this driver. */
  lock(driverId: string): Promise<void> {
    return this.transaction.lock(driverId, 2);
  }

  /** Puts a form where it belongs as it is now; one that is no more, or nobody's, nowhere. */
  async follow(id: string, driverId: string): Promise<void> {
    await this.lock(driverId);
    const form = await this.em.findOne(DriverForm, { id }, { populate: SIGNATURES, refresh: true });
    if (form && form.driverId === driverId && !form.supersededBy) await this.place(form.facts());
    else await this.remove(id);
  }

  /**
   * Puts a form into the set where it belongs, and takes the one that it corrects out of its own. Nothing is done about a
   * form of a completed set, or of a guest.
   *
   * @returns the timesheet that holds the only place for one, in which case the form has been put nowhere
   */
  async place(facts: FormFacts): Promise<TimesheetOfSet | null> {
    const { id, driverId, corrects, status } = facts;
    if (!driverId) return null;
    await this.lock(driverId);
    const old = await this.em.findOne(FormInSet, { formId: id }, { populate: ['set'] });
    if (old?.set.isCompleted) return null;
    if (corrects && status === 'submitted') await this.remove(corrects);

    const key = setKeyOf(facts);
    const { companyId } = facts;
    const set = await this.em.findOne(FormSet, { driverId, companyId, ...key, status: { $ne: 'completed' } });
    const first = set && (await this.otherTimesheet(set, facts));
    if (first) {
      await this.remove(id);
      return first;
    }
    if (old && old.set.id === set?.id && isDeepStrictEqual(old.facts, facts)) return null;
    const target = set ?? FormSet.begin(facts, key);
    const place = old ?? new FormInSet();
    const left = old && old.set.id !== target.id ? old.set : null;
    place.isNow(facts);
    place.set = target;
    target.changedAt = this.clock.now();
    await this.em.persist([target, place]).flush();
    if (left) await this.refresh(left, this.clock.now());
    await this.refresh(target);
    return null;
  }

  /** The timesheet that has been sent for the open set of this form, if it is another one. */
  async firstTimesheet(facts: FormFacts): Promise<TimesheetOfSet | null> {
    const { driverId, companyId } = facts;
    if (!driverId || facts.kind !== 'timesheet') return null;
    const set = await this.em.findOne(FormSet, {
      driverId,
      companyId,
      ...setKeyOf(facts),
      status: { $ne: 'completed' },
    });
    return set && this.otherTimesheet(set, { ...facts, status: 'submitted' });
  }

  /** Takes a form out of its set, unless that is completed; the last one takes the set with it. */
  async remove(formId: string): Promise<void> {
    const place = await this.em.findOne(FormInSet, { formId }, { populate: ['set'] });
    if (!place || place.set.isCompleted) return;
    await this.em.remove(place).flush();
    await this.refresh(place.set, this.clock.now());
  }

  /** Opens a further set of the same driver, machine, company and week for what does not stay in this one. */
  async moveOn(set: FormSet, places: readonly FormInSet[]): Promise<void> {
    // There is one open set of a key: this one is out of the way first.
    set.status = 'completed';
    await this.em.flush();
    const further = FormSet.begin(places[0]!.facts, setKeyOf(places[0]!.facts));
    // Its driver's name and the rest come from its forms.
    further.changedAt = this.clock.now();
    await this.em.persist(further).flush();
    for (const place of places) place.set = further;
    await this.em.flush();
    await this.refresh(further);
  }

  /**
   * Judges a set anew by the forms in it; without forms there is no set.
   *
   * @param changedAt where a form of it has changed or gone
   */
  async refresh(set: FormSet, changedAt = set.changedAt): Promise<void> {
    const forms = await this.em.find(FormInSet, { set: set.id });
    set.changedAt = changedAt;
    await this.signals.tell('form-sets.changed', { ownerId: set.driverId });
    if (forms.length === 0) {
      await this.em.remove(set).flush();
      return;
    }
    await this.em.populate(set, ['signatures']);
    set.refresh(forms, await this.isTimesheetDispatched(set), this.clock.now());
    await this.em.flush();
  }

  private async otherTimesheet(
    set: FormSet,
    { id, kind, status, corrects }: FormFacts,
  ): Promise<TimesheetOfSet | null> {
    if (kind !== 'timesheet' || status !== 'submitted') return null;
    const other = await this.em.findOne(FormInSet, {
      set: set.id,
      kind: 'timesheet',
      status: 'submitted',
      formId: { $nin: [id, ...(corrects ? [corrects] : [])] },
    });
    return other && { id: other.formId, reference: other.facts.reference };
  }

  private async isTimesheetDispatched({
    driverId,
    plantNumber,
    companyId,
    weekEnding,
  }: FormSet): Promise<boolean> {
    const key = { driverId, plantNumber, companyId, weekEnding, status: 'completed' as const };
    return (await this.em.count(FormSet, { ...key, timesheetId: { $ne: null } })) > 0;
  }
}
