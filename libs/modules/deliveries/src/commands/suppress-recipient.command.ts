import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@groundsheet/platform';
import { SuppressionLinks } from '../suppression-links.js';
import { Suppression } from '../suppression.entity.js';
import { suppressionProblems } from '../suppression.problems.js';

/** Whoever has the key of a mail stops further mail to its recipient. Repeating the call changes nothing. */
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
