import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DriverForm } from '@groundsheet/forms';
import { Transaction } from '@groundsheet/platform';
import { isDeepStrictEqual } from 'node:util';
import type { RecomputedResponse, SetDifference } from '../collation.dto.js';
import { FormInSet } from '../form-in-set.entity.js';
import { FormSet } from '../form-set.entity.js';
import { FormSets } from '../form-sets.js';

/**
 * Works all open sets out anew from the forms as they are, one driver after the other: ids, signatures and records stay,
 * completed sets are not touched. Says what was not as it should have been.
 */
export class RecomputeFormSets extends Command<RecomputedResponse> {}

/** An open set as far as it is worked out. */
type Judged = Omit<SetDifference, 'what'> & { readonly state: object };

@CommandHandler(RecomputeFormSets)
export class RecomputeFormSetsHandler implements ICommandHandler<RecomputeFormSets> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly sets: FormSets,
  ) {}

  async execute(): Promise<RecomputedResponse> {
    const differences: SetDifference[] = [];
    let sets = 0;
    for (const driverId of await this.drivers()) {
      const { before, after } = await this.transaction.run(() => this.ofDriver(driverId));
      sets += after.length;
      differences.push(...differencesOf(before, after));
    }
    return { sets, differences };
  }

  /** Who has forms, or sets that may have lost theirs. */
  private async drivers(): Promise<string[]> {
    const some = { driverId: { $ne: null } };
    const ofForms = await this.em.find(DriverForm, some, { fields: ['driverId'], disableIdentityMap: true });
    const ofSets = await this.em.find(
      FormSet,
      { ...some, status: { $ne: 'completed' } },
      { fields: ['driverId'], disableIdentityMap: true },
    );
    return [...new Set([...ofForms, ...ofSets].map(({ driverId }) => driverId!))].toSorted();
  }

  private async ofDriver(driverId: string): Promise<{ before: Judged[]; after: Judged[] }> {
    await this.sets.lock(driverId);
    const before = await this.judged(driverId);
    const own = { driverId, supersededBy: null };
    const forms = await this.em.find(DriverForm, own, {
      populate: ['signatures'],
      orderBy: { submittedAt: 'asc', id: 'asc' },
    });
    for (const form of forms) await this.sets.place(form.facts());
    for (const { id, forms: placed } of before) {
      for (const formId of placed)
        if (!forms.some((form) => form.id === formId)) await this.sets.remove(formId);
      const set = await this.em.findOne(FormSet, { id });
      if (set) await this.sets.refresh(set);
    }
    return { before, after: await this.judged(driverId) };
  }

  private async judged(driverId: string): Promise<Judged[]> {
    const sets = await this.em.find(FormSet, { driverId, status: { $ne: 'completed' } });
    const places = await this.em.find(FormInSet, { set: { $in: sets.map(({ id }) => id) } });
    return sets.map((set) => {
      const own = places.filter((place) => place.set.id === set.id);
      const { id, reference, status, timesheetComplete, checkSheetComplete, timesheetId, checkSheetId } = set;
      const versions = Object.fromEntries(own.map(({ formId, facts }) => [formId, facts.version]));
      const state = { status, timesheetComplete, checkSheetComplete, timesheetId, checkSheetId, versions };
      return { id, reference, forms: own.map(({ formId }) => formId).toSorted(), state };
    });
  }
}

function differencesOf(before: readonly Judged[], after: readonly Judged[]): SetDifference[] {
  const found = ({ id }: Judged, among: readonly Judged[]) => among.find((each) => each.id === id);
  const said = ({ id, reference, forms }: Judged, what: SetDifference['what']) => ({
    id,
    reference,
    what,
    forms,
  });
  return [
    ...before.filter((set) => !found(set, after)).map((set) => said(set, 'gone')),
    ...after.filter((set) => !found(set, before)).map((set) => said(set, 'new')),
    ...after
      .filter((set) => {
        const old = found(set, before);
        return old && !isDeepStrictEqual(old.state, set.state);
      })
      .map((set) => said(set, 'changed')),
  ];
}
