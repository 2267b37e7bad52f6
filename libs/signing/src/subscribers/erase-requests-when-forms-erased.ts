import { EntityManager } from '@mikro-orm/postgresql';
import { FormsErased } from '@groundsheet/contracts';
import { Subscriber, type EventSubscriber, type PayloadOf } from '@groundsheet/platform';
import { SignRequest } from '../sign-request.entity.js';

/** Requests to sign go with what they are about (docs/safeguards.md, Retention). */
@Subscriber(FormsErased)
export class EraseRequestsWhenFormsErased implements EventSubscriber<PayloadOf<typeof FormsErased>> {
  constructor(private readonly em: EntityManager) {}

  async handle({ ids }: PayloadOf<typeof FormsErased>): Promise<void> {
    await this.em.nativeDelete(SignRequest, { formId: { $in: [...ids] } });
  }
}
