import { EntityManager } from '@mikro-orm/postgresql';
import { QueryHandler } from '@nestjs/cqrs';
import { TellAccountMails, type AccountMailState } from '@groundsheet/contracts';
import type { Answers } from '@groundsheet/platform';
import { ToldEmail } from '../emails/told-email.entity.js';

@QueryHandler(TellAccountMails)
export class TellAccountMailsHandler implements Answers<TellAccountMails> {
  constructor(private readonly em: EntityManager) {}

  async execute({ driverId }: TellAccountMails): Promise<AccountMailState[]> {
    const options = { orderBy: { queuedAt: 'asc', id: 'asc' }, disableIdentityMap: true } as const;
    const emails = await this.em.find(ToldEmail, { driverId }, options);
    return emails.map(({ purpose, recipient, state, queuedAt, sentAt }) => ({
      purpose: purpose!,
      recipient,
      state,
      queuedAt: queuedAt.toISOString(),
      sentAt: sentAt?.toISOString() ?? null,
    }));
  }
}
