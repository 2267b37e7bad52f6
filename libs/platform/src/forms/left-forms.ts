import { Injectable } from '@nestjs/common';
import { LockMode } from '@mikro-orm/core';
import { EntityManager } from '@mikro-orm/postgresql';
import type { Form, FormEntity } from './form.js';

/** What becomes of a person's forms once the account is deleted (product decisions, How long things are kept). */
@Injectable()
export class LeftForms {
  constructor(private readonly em: EntityManager) {}

  /**
   * Erases the drafts; what was sent is nobody's from here on, as a guest's is, and its links go on working. In the
   * caller's transaction; a second time there is nothing left to do. A draft that is being sent meanwhile is waited for.
   *
   * @returns ids of the drafts
   */
  async leave<F extends Form>(entity: FormEntity<F>, driverId: string): Promise<string[]> {
    const drafts = (await this.em.find(entity, { driverId, status: 'draft' } as never, {
      fields: ['id'] as never,
      lockMode: LockMode.PESSIMISTIC_WRITE,
      disableIdentityMap: true,
    })) as Pick<F, 'id'>[];
    const ids = drafts.map(({ id }) => id);
    await this.em.nativeDelete(entity, { id: { $in: ids } } as never);
    await this.em.nativeUpdate(entity, { driverId } as never, { driverId: null } as never);
    return ids;
  }
}
