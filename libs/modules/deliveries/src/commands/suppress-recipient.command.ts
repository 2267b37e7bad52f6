import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@groundsheet/platform';
import { SuppressionLinks } from '../suppression-links.js';
import { Suppression } from '../suppression.entity.js';
import { suppressionProblems } from '../suppression.problems.js';

/** Somebody says by the key of a mail that he wants no more of them; saying it twice is saying it once. */
export class SuppressRecipient extends Command<void> {
  constructor(readonly key: unknown) {
    super();
  }
}

@CommandHandler(SuppressRecipient)
export class SuppressRecipientHandler implements ICommandHandler<SuppressRecipient> {
  constructor(
    private readonly em: EntityManager,
    private readonly links: SuppressionLinks,
    private readonly clock: Clock,
  ) {}

  async execute({ key }: SuppressRecipient): Promise<void> {
    const recipientHash = this.links.recipientHashOf(key);
    if (!recipientHash) throw suppressionProblems.unknownKey();
    await this.em.upsert(
      Suppression,
      { recipientHash, createdAt: this.clock.now() },
      { onConflictAction: 'ignore' },
    );
  }
}
