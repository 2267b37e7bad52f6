import { Injectable } from '@nestjs/common';
import { EntityManager, LockMode, raw } from '@mikro-orm/postgresql';
import { seesAll, type Caller } from '@groundsheet/contracts';
import {
  DriverForm,
  FormLinks,
  SIGNATURES,
  type FormReader,
  type OpenedAs,
  type ReadAs,
} from '@groundsheet/forms';
import { Audit } from '@groundsheet/platform';
import { approvalProblems } from './approval.problems.js';
import { FormInSet } from './form-in-set.entity.js';
import { FormSet } from './form-set.entity.js';
import { FormSets } from './form-sets.js';
import { formsToSign } from './forms-to-sign.js';
import { aboutSet } from './set-audit.js';

/** A set that a person may read, and as what. */
export interface OpenSet {
  readonly set: FormSet;
  readonly readAs: ReadAs;
}

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
    private readonly audit: Audit,
  ) {}

  /** @throws {Problem} 404 where there is none, or it is another driver's */
  async open(id: string, caller: Caller): Promise<FormSet> {
    const set = await this.em.findOne(FormSet, { id }, { populate: ['signatures'], refresh: true });
    if (!set || (!seesAll(caller) && set.driverId !== caller.id)) throw approvalProblems.unknown();
    return set;
  }

  /**
   * A set for its readers: once it is completed, the people it was mailed to as well, by the key of their link.
   *
   * @throws {Problem} 404 for everybody else
   */
  async read(id: string, reader: FormReader): Promise<OpenSet> {
    // The key is judged before anything is read: a wrong one costs no query.
    if (!reader.caller && !this.links.allows(reader.key, id)) throw approvalProblems.unknown();
    const set = await this.em.findOne(FormSet, { id }, { populate: ['signatures'] });
    const readAs = set && this.judge(set, reader);
    if (!readAs) throw approvalProblems.unknown();
    return { set, readAs };
  }

  /**
   * As `read`, and records that the set was opened where that was not by its driver (docs/decisions/0035). A link that was
   * exchanged for a cookie was recorded then.
   */
  async readRecorded(id: string, reader: FormReader, as: OpenedAs): Promise<OpenSet> {
    const open = await this.read(id, reader);
    const isRecorded = open.readAs === 'office' || (open.readAs === 'recipient' && reader.bringsLink);
    if (isRecorded && !reader.isHead) await this.record(open, reader, as);
    return open;
  }

  /** The forms that stand in a set, by day. */
  placesOf(set: FormSet): Promise<FormInSet[]> {
    return this.em.find(FormInSet, { set: set.id }, { orderBy: { formId: 'asc' }, refresh: true });
  }

  /** The forms that are shown in full, by day: what is signed for. */
  shownForms(places: readonly FormInSet[], populate: typeof SIGNATURES = []): Promise<DriverForm[]> {
    const ids = formsToSign(places).map(({ formId }) => formId);
    return this.em.find(DriverForm, { id: { $in: ids } }, { populate, orderBy: { date: 'asc', id: 'asc' } });
  }

  /**
   * Locks the forms of a set, and then the set: a person who sends or saves one of them meanwhile comes before or after. A
   * correction is locked before what it corrects, as its sender does.
   *
   * @throws {Problem} 404 as above; 409 where a form has come or gone while this call waited for the locks
   */
  async lock(id: string, caller: Caller): Promise<LockedSet> {
    return this.lockOpened(() => this.open(id, caller));
  }

  /** As `lock`, for the person asked to sign it; null where it is no more. */
  async lockToSign(id: string): Promise<LockedSet | null> {
    const exists = await this.em.count(FormSet, { id });
    return exists > 0 ? this.lockOpened(() => this.toSign(id)) : null;
  }

  /** A set with its signatures, for the person asked to sign it. @throws {Problem} 404 where it is no more */
  async toSign(id: string): Promise<FormSet> {
    const set = await this.em.findOne(FormSet, { id }, { populate: ['signatures'], refresh: true });
    if (!set) throw approvalProblems.unknown();
    return set;
  }

  private async lockOpened(open: () => Promise<FormSet>): Promise<LockedSet> {
    const seen = await open();
    const ids = (await this.placesOf(seen)).map(({ formId }) => formId);
    const forms = await this.em.find(
      DriverForm,
      { id: { $in: ids } },
      {
        populate: SIGNATURES,
        lockMode: LockMode.PESSIMISTIC_WRITE,
        orderBy: [{ [raw('corrects is null')]: 'asc' }, { id: 'desc' }],
        refresh: true,
      },
    );
    if (seen.driverId) await this.sets.lock(seen.driverId);
    const set = await open();
    const places = await this.placesOf(set);
    if (places.map(({ formId }) => formId).join() !== ids.join()) throw approvalProblems.moved();
    return { set, places, forms };
  }

  private record({ set, readAs }: OpenSet, { key }: FormReader, as: OpenedAs): Promise<void> {
    const about = aboutSet(set);
    return this.audit.recordHourly(
      readAs === 'office'
        ? { what: 'form-set.read', about, details: { as } }
        : { what: 'form-set.link-opened', about, details: { as, recipient: this.links.recipientOf(key!) } },
    );
  }

  private judge(set: FormSet, { caller, key }: FormReader): ReadAs | null {
    if (caller && caller.id === set.driverId) return 'driver';
    if (seesAll(caller)) return 'office';
    return set.isCompleted && this.links.allows(key, set.id, set.linkVersion) ? 'recipient' : null;
  }
}
