import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { FindCompletedSet, FindLinkVersionOfSet, type CompletedSet } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
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
