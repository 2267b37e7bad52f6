import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { TellSetsOfForms, type SetOfForm } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { FormInSet } from '../form-in-set.entity.js';
import { FormSetSignature } from '../form-set.entity.js';

@QueryHandler(TellSetsOfForms)
export class TellSetsOfFormsHandler implements Answers<TellSetsOfForms> {
  constructor(private readonly em: EntityManager) {}

  async execute({ formIds }: TellSetsOfForms): Promise<SetOfForm[]> {
    const options = { populate: ['set'], disableIdentityMap: true } as const;
    const places = await this.em.find(FormInSet, { formId: { $in: [...formIds] } }, options);
    const signatures = await this.em.find(
      FormSetSignature,
      { set: [...new Set(places.map(({ set }) => set.id))], by: 'client' },
      // Pictures are not read.
      { fields: ['set', 'by', 'signedAt'], disableIdentityMap: true },
    );
    const signedAt = new Map(signatures.map((each) => [each.set.id, each.signedAt.toISOString()]));
    return places.map(({ formId, set: { id, reference, isCompleted, clientName, rating } }) => {
      const at = signedAt.get(id);
      return {
        formId,
        id,
        reference,
        isCompleted,
        client: at ? { name: clientName, signedAt: at } : null,
        rating,
      };
    });
  }
}
