import type { EntityManager } from '@mikro-orm/postgresql';
import { SIGNATURES } from '@groundsheet/forms';
import type { DefectEvent } from '../defect-event.entity.js';
import { RepairForm } from './repair-form.entity.js';
import { factsOf, photosOf, type RepairFacts } from './repair-words.js';

/** A repair as its record has it, for the history of its defect. */
export interface RepairOnPaper {
  readonly reference: string;
  readonly facts: RepairFacts;
  /** Of a fitter; null where the office recorded the repair, or nobody asked. */
  readonly png: Buffer | null;
  readonly photos: ReturnType<typeof photosOf>;
}

/** The records of the repairs among these events, by the ids that they share with them; without those that are erased. */
export async function repairsOf(
  em: EntityManager,
  events: readonly DefectEvent[],
  { signed }: { readonly signed: boolean },
): Promise<ReadonlyMap<string, RepairOnPaper>> {
  const ids = events.filter(({ kind }) => kind === 'repaired' || kind === 'corrected').map(({ id }) => id);
  const forms = await em.find(
    RepairForm,
    { id: { $in: ids } },
    { populate: signed ? SIGNATURES : [], disableIdentityMap: true },
  );
  return new Map(
    forms.map((form) => {
      const png = signed ? form.signatureOf('operator') : null;
      return [form.id, { reference: form.reference, facts: factsOf(form), png, photos: photosOf(form) }];
    }),
  );
}
