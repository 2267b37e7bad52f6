import { Injectable } from '@nestjs/common';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@groundsheet/contracts';
import { DriverForm, FormLinks, type FormReader } from '@groundsheet/forms';
import { LockMode } from '@mikro-orm/core';
import { approvalProblems } from './approval.problems.js';
import { FormInSet } from './form-in-set.entity.js';
import { FormSet } from './form-set.entity.js';
import { FormSets } from './form-sets.js';

type LinkReader = Pick<FormReader, 'caller' | 'key'>;

/** A set that nobody else changes meanwhile, with its forms. */
export interface LockedSet {
  readonly set: FormSet;
  readonly places: FormInSet[];
  /** The forms of the places, with their signatures. */
  readonly forms: DriverForm[];
}

/** Finds sets for those who may see them: a driver their own, supervisors and admins all. */
@Injectable()
export class VisibleSets {
  constructor(
    private readonly em: EntityManager,
    private readonly sets: FormSets,
    private readonly links: FormLinks,
  ) {}

  /** @throws {Problem} 404 where there is none, or it is another driver's */
  async open(id: string, { id: callerId, role }: Caller): Promise<FormSet> {
    const set = await this.em.findOne(FormSet, { id }, { populate: ['signatures'], refresh: true });
    if (!set || (role === 'driver' && set.driverId !== callerId)) throw approvalProblems.unknown();
    return set;
  }

  /**
   * A set for whoever may read it: once it is completed, the people it was mailed to as well, by the key of their link.
   *
   * @throws {Problem} 404 for everybody else
   */
  async read(id: string, { caller, key }: LinkReader): Promise<FormSet> {
    // The key is judged before anything is read: a wrong one costs no query.
    if (!caller && !this.links.allows(key, id)) throw approvalProblems.unknown();
    const set = await this.em.findOne(FormSet, { id }, { populate: ['signatures'] });
    if (!set || !this.mayRead(set, { caller, key })) throw approvalProblems.unknown();
    return set;
  }

  /** The forms that stand in a set, by day. */
  placesOf(set: FormSet): Promise<FormInSet[]> {
    return this.em.find(FormInSet, { set: set.id }, { orderBy: { formId: 'asc' }, refresh: true });
  }

  /**
   * Locks the forms of a set, and then the set: whoever sends or saves one of them meanwhile comes before or after.
   *
   * @throws {Problem} 404 as above; 409 where a form has come or gone while the locks were waited for
   */
  async lock(id: string, caller: Caller): Promise<LockedSet> {
    const seen = await this.open(id, caller);
    const ids = (await this.placesOf(seen)).map(({ formId }) => formId);
    const forms = await this.em.find(
      DriverForm,
      { id: { $in: ids } },
      { lockMode: LockMode.PESSIMISTIC_WRITE, orderBy: { id: 'asc' }, refresh: true },
    );
    await this.em.populate(forms, ['signatures']);
    if (seen.driverId) await this.sets.lock(seen.driverId);
    const set = await this.open(id, caller);
    const places = await this.placesOf(set);
    if (places.map(({ formId }) => formId).join() !== ids.join()) throw approvalProblems.moved();
    return { set, places, forms };
  }

  private mayRead(set: FormSet, { caller, key }: LinkReader): boolean {
    if (caller && (caller.role !== 'driver' || caller.id === set.driverId)) return true;
    return set.isCompleted && this.links.allows(key, set.id, set.linkVersion);
  }
}
