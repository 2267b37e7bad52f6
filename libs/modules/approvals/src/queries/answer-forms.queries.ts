import {
  type CompletedSet,
  FindCompletedSet,
  FindLinkVersionOfSet,
  type SetOfForm,
  TellSetsOfForms,
} from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { FormInSet } from '../form-in-set.entity.js';
import { FormSet } from '../form-set.entity.js';

@QueryHandler(FindCompletedSet)
export class FindCompletedSetHandler implements Answers<FindCompletedSet> {
  constructor(private readonly em: EntityManager) {}

  async execute({ formId }: FindCompletedSet): Promise<CompletedSet | null> {
    // A command that goes on to change its set reads it afresh, under the driver’s lock.
    const options = { populate: ['set'], disableIdentityMap: true } as const;
    const place = await this.em.findOne(FormInSet, { formId }, options);
    if (!place?.set.isCompleted) return null;
    return { reference: place.set.reference, completedAt: place.set.submittedAt!.toISOString() };
  }
}

@QueryHandler(FindLinkVersionOfSet)
export class FindLinkVersionOfSetHandler implements Answers<FindLinkVersionOfSet> {
  constructor(private readonly em: EntityManager) {}

  async execute({ setId: id }: FindLinkVersionOfSet): Promise<number | null> {
    return (await this.em.findOne(FormSet, { id, status: 'completed' }))?.linkVersion ?? null;
  }
}

interface Row extends Omit<SetOfForm, 'client'> {
  readonly clientName: string | null;
  readonly signedAt: string | null;
}

@QueryHandler(TellSetsOfForms)
export class TellSetsOfFormsHandler implements Answers<TellSetsOfForms> {
  constructor(private readonly em: EntityManager) {}

  /** In one statement, for each page of every list; no picture is read. */
  async execute({ formIds }: TellSetsOfForms): Promise<SetOfForm[]> {
    if (formIds.length === 0) return [];
    const rows = await this.em.execute<Row[]>(
      `select place.form_id as "formId", form_set.id, form_set.reference, form_set.status = 'completed' as "isCompleted",
              form_set.rating, form_set.client_name as "clientName", signature.signed_at as "signedAt"
         from forms_in_sets as place
         join form_sets as form_set on form_set.id = place.set_id
         left join form_set_signatures as signature on signature.set_id = form_set.id and signature.by = 'client'
        where place.form_id = any(?::uuid[])`,
      [`{${formIds.join(',')}}`],
    );
    return rows.map(({ clientName: name, signedAt, ...set }) => ({
      ...set,
      client: signedAt === null ? null : { name, signedAt: new Date(signedAt).toISOString() },
    }));
  }
}
