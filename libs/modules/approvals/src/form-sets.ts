import { Injectable } from '@nestjs/common';
import { isDeepStrictEqual } from 'node:util';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager, raw } from '@mikro-orm/postgresql';
import { TellAccounts, type FormFacts } from '@groundsheet/contracts';
import { DriverForm, SIGNATURES } from '@groundsheet/forms';
import { SignRequests } from '@groundsheet/signing';
import { inSet, setKeyOf } from '@groundsheet/form-rules';
import { currentCaller, Clock, LiveSignals, Transaction } from '@groundsheet/platform';
import { FormInSet } from './form-in-set.entity.js';
import { FormSet } from './form-set.entity.js';
import { SetsAround, type TimesheetOfSet } from './sets-around.js';
import type { Dispatched } from './forms-to-sign.js';

/**
 * Keeps sets together as their forms come, change and go (docs/product.md, Form sets). A command that changes the sets of a
 * driver holds that driver's lock until the end of the transaction; one that locks forms as well does so before.
 */
@Injectable()
export class FormSets {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly signals: LiveSignals,
    private readonly queries: QueryBus,
    private readonly requests: SignRequests,
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
   * form of a completed set, of a guest, or of a kind that stands in none.
   *
   * @returns the timesheet that holds the only place for one, in which case the form has been put nowhere
   */
  async place(facts: FormFacts): Promise<TimesheetOfSet | null> {
    const { id, kind, driverId, corrects, status } = facts;
    if (!driverId || inSet(kind) === 'never') return null;
    await this.lock(driverId);
    const around = await this.around(facts);
    const old = around.placeOf(id);
    if (old?.set.isCompleted) return null;
    const first = around.otherTimesheet(facts);
    if (first) {
      await this.remove(id);
      return first;
    }
    const set = around.set ?? (await this.begin(facts));
    if (old?.set === set && isDeepStrictEqual(old.facts, facts)) return null;
    const corrected = corrects && status === 'submitted' ? around.placeOf(corrects) : undefined;
    // Two timesheets that are sent have no room in one set.
    if (corrected?.set === set) await this.em.remove(corrected).flush();
    else if (corrected) await this.remove(corrected.formId);
    const left = old && old.set !== set ? old.set : null;
    const place = old ?? new FormInSet();
    place.isNow(facts);
    place.set = set;
    this.em.persist([set, place]);
    const others = around.standing.filter((each) => each !== old && each !== corrected);
    await this.judge(set, [...others, place], around.dispatched, this.clock.now());
    if (left) await this.refresh(left, this.clock.now());
    return null;
  }

  /** The timesheet that has been sent for the open set of this form, if it is another one. */
  async firstTimesheet(facts: FormFacts): Promise<TimesheetOfSet | null> {
    if (!facts.driverId || inSet(facts.kind) !== 'one') return null;
    return (await this.around(facts)).otherTimesheet({ ...facts, status: 'submitted' });
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
    const further = await this.begin(places[0]!.facts);
    const dispatched = await this.dispatchedBeside(further);
    for (const place of places) place.set = further;
    this.em.persist(further);
    await this.judge(further, places, dispatched, this.clock.now());
  }

  /**
   * Judges a set again by the forms in it; without forms there is no set.
   *
   * @param changedAt where a form of it has changed or gone
   */
  async refresh(set: FormSet, changedAt = set.changedAt): Promise<void> {
    const forms = await this.em.find(FormInSet, { set: set.id });
    await this.judge(set, forms, await this.dispatchedBeside(set), changedAt);
  }

  /** What other sets of the same driver, machine, company and week have that were completed before this one. */
  async dispatchedBeside(set: FormSet): Promise<Dispatched> {
    const { id, driverId, machineKey, companyId, weekEnding } = set;
    const completed = await this.em.find(
      FormSet,
      { id: { $ne: id }, driverId, machineKey, companyId, weekEnding, status: 'completed' },
      { fields: ['timesheetId', 'checkSheetId'], disableIdentityMap: true },
    );
    return {
      timesheet: completed.some(({ timesheetId }) => timesheetId !== null),
      checkSheets: completed.some(({ checkSheetId }) => checkSheetId !== null),
    };
  }

  private async begin(facts: FormFacts): Promise<FormSet> {
    const set = FormSet.begin(facts);
    set.isOfConfirmed = await this.isConfirmed(facts.driverId!);
    return set;
  }

  /** Of the account that is calling it is known already. */
  private async isConfirmed(driverId: string): Promise<boolean> {
    const caller = currentCaller();
    if (caller?.id === driverId) return caller.confirmed;
    const [account] = await this.queries.execute(new TellAccounts([driverId]));
    return account?.isConfirmed ?? true;
  }

  private async judge(
    set: FormSet,
    forms: readonly FormInSet[],
    dispatched: Dispatched,
    changedAt: Date,
  ): Promise<void> {
    const isNew = !set.version;
    set.changedAt = changedAt;
    await this.signals.tell('form-sets.changed', { ownerId: set.driverId });
    if (forms.length === 0) this.em.remove(set);
    else {
      if (set.signedVersions) await this.em.populate(set, ['signatures']);
      set.refresh(forms, dispatched, this.clock.now());
    }
    await this.em.flush();
    // Nobody can have been asked to sign it, or have read it.
    if (!isNew) await this.requests.follow(set.id, { kind: 'form-set', id: set.id });
  }

  private async around(facts: FormFacts): Promise<SetsAround> {
    const { id, driverId, companyId, corrects } = facts;
    const { machineKey, weekEnding } = setKeyOf(facts);
    const inOneOfThem = raw(
      (place) => `${place}.set_id in (
        select set_id from forms_in_sets where form_id in (?, ?)
         union select id from form_sets where driver_id = ? and week_ending = ?
               and machine_key is not distinct from ? and company_id is not distinct from ?)`,
      [id, corrects, driverId, weekEnding, machineKey, companyId],
    );
    const options = { populate: ['set'], strategy: 'joined' } as const;
    return new SetsAround(facts, await this.em.find(FormInSet, { [inOneOfThem]: [] }, options));
  }
}
