import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { FormFacts } from '@groundsheet/contracts';
import { DriverForm, SIGNATURES } from '@groundsheet/forms';
import { setKeyOf } from '@groundsheet/form-rules';
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
export class RecomputeFormSets extends Command<RecomputedResponse> {
  /** @param after the last driver of the call before */
  constructor(readonly after?: string) {
    super();
  }
}

/** In one call, so that none takes long. */
const DRIVERS = 100;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** An open set as far as it is worked out. */
type Judged = Omit<SetDifference, 'what'> & { readonly state: object };

@CommandHandler(RecomputeFormSets)
export class RecomputeFormSetsHandler implements ICommandHandler<RecomputeFormSets> {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly sets: FormSets,
  ) {}

  async execute({ after }: RecomputeFormSets): Promise<RecomputedResponse> {
    const differences: SetDifference[] = [];
    let sets = 0;
    const drivers = await this.drivers(after);
    for (const driverId of drivers) {
      const { before, after } = await this.transaction.run(() => this.ofDriver(driverId));
      sets += after.length;
      differences.push(...differencesOf(before, after));
    }
    return { sets, differences, next: drivers.length === DRIVERS ? drivers.at(-1)! : null };
  }

  /** Who has forms, or sets that may have lost theirs. */
  private async drivers(after = NOBODY): Promise<string[]> {
    const driverId = { $gt: after };
    const forms = this.em.createQueryBuilder(DriverForm).select('driverId', true).where({ driverId });
    const sets = this.em
      .createQueryBuilder(FormSet)
      .select('driverId', true)
      .where({ driverId, status: { $ne: 'completed' } });
    const rows = [
      ...(await forms.orderBy({ driverId: 'asc' }).limit(DRIVERS).execute<{ driverId: string }[]>()),
      ...(await sets.orderBy({ driverId: 'asc' }).limit(DRIVERS).execute<{ driverId: string }[]>()),
    ];
    return [...new Set(rows.map((row) => row.driverId))].toSorted().slice(0, DRIVERS);
  }

  private async ofDriver(driverId: string): Promise<{ before: Judged[]; after: Judged[] }> {
    await this.sets.lock(driverId);
    const before = await this.judged(driverId);
    const own = { driverId, supersededBy: null };
    const forms = await this.em.find(DriverForm, own, {
      populate: SIGNATURES,
      orderBy: { submittedAt: 'asc', id: 'asc' },
    });
    const places = await this.em.find(
      FormInSet,
      { formId: { $in: forms.map(({ id }) => id) } },
      { populate: ['set'] },
    );
    for (const form of forms) {
      const facts = form.facts();
      const place = places.find(({ formId }) => formId === form.id);
      if (!isInPlace(facts, place)) await this.sets.place(facts);
    }
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

/** Most are: then nothing is asked or locked for them. */
function isInPlace(facts: FormFacts, place: FormInSet | undefined): boolean {
  if (!place || place.set.isCompleted) return Boolean(place);
  const { plantNumber, weekEnding } = setKeyOf(facts);
  const { set } = place;
  const isKey =
    set.plantNumber === plantNumber && set.weekEnding === weekEnding && set.companyId === facts.companyId;
  return isKey && isDeepStrictEqual(place.facts, facts);
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
