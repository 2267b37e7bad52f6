import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import { EntityManager } from '@mikro-orm/postgresql';
import { EmailQueued, TellFirm } from '@groundsheet/contracts';
import { EventRecorder, isAccountGone, Transaction } from '@groundsheet/platform';
import { AccountEmail, type AccountEmailFacts } from './account-email.entity.js';
import { senderInSubject } from './form-subject.js';
import { Postmarks } from './postmarks.js';

/** Mail about accounts: stored once per request, then sent by a job of its own. */
@Injectable()
export class AccountMail {
  constructor(
    private readonly em: EntityManager,
    private readonly transaction: Transaction,
    private readonly events: EventRecorder,
    private readonly postmarks: Postmarks,
    private readonly queries: QueryBus,
  ) {}

  /**
   * Stores nothing for an account that has been deleted meanwhile.
   *
   * @param requestId one mail for each, however often this is called
   */
  async queue(requestId: string, recipient: string, facts: AccountEmailFacts): Promise<void> {
    const storing = this.transaction.run(async () => {
      if (await this.em.count(AccountEmail, { id: requestId })) return;
      const { name } = await this.queries.execute(new TellFirm());
      const sender = senderInSubject(name);
      this.em.persist(AccountEmail.queue(requestId, recipient, facts, this.postmarks.now(), sender));
      await this.events.record(new EmailQueued({ emailId: requestId }));
      await this.em.flush();
    });
    await storing.catch((error: unknown) => {
      if (!isAccountGone(error)) throw error;
    });
  }
}
