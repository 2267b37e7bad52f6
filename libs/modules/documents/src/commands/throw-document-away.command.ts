import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, LiveSignals } from '@groundsheet/platform';
import { DocumentsOfDriver } from '../documents-of-driver.js';

/** A driver deletes a document, which can be brought back for a day. */
export class ThrowDocumentAway extends Command<void> {
  constructor(
    readonly id: string,
    readonly ownerId: string,
  ) {
    super();
  }
}

@CommandHandler(ThrowDocumentAway)
export class ThrowDocumentAwayHandler implements ICommandHandler<ThrowDocumentAway> {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsOfDriver,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, ownerId }: ThrowDocumentAway): Promise<void> {
    const document = await this.documents.lock(id, ownerId);
    document.throwAway(this.clock.now());
    await this.em.flush();
    await this.signals.tell('documents.changed', { ownerId: document.ownerId });
  }
}
