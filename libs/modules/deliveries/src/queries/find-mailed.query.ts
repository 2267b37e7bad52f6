import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { FindMailed } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { ToldEmail } from '../emails/told-email.entity.js';

@QueryHandler(FindMailed)
export class FindMailedHandler implements Answers<FindMailed> {
  constructor(private readonly em: EntityManager) {}

  async execute({ aboutId: recordId }: FindMailed): Promise<string[]> {
    const options = { fields: ['recipient'], disableIdentityMap: true } as const;
    const mails = await this.em.find(ToldEmail, { recordId }, options);
    return [...new Set(mails.map(({ recipient }) => recipient))];
  }
}
