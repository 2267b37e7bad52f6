import { EntityManager } from '@mikro-orm/postgresql';
import { Clock, LiveSignals } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Document } from '../document.entity.js';
import { documentProblems } from '../document.problems.js';
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

/** A driver did not mean to delete a document. */
export class BringDocumentBack extends Command<void> {
  constructor(
    readonly id: string,
    readonly ownerId: string,
  ) {
    super();
  }
}

@CommandHandler(BringDocumentBack)
export class BringDocumentBackHandler implements ICommandHandler<BringDocumentBack> {
  constructor(
    private readonly em: EntityManager,
    private readonly signals: LiveSignals,
  ) {}

  /** Repeating it changes nothing. @throws {Problem} 404 where it has been erased */
  async execute({ id, ownerId }: BringDocumentBack): Promise<void> {
    const document = await this.em.findOne(Document, { id, ownerId });
    if (!document) throw documentProblems.unknown();
    document.bringBack();
    await this.em.flush();
    await this.signals.tell('documents.changed', { ownerId: document.ownerId });
  }
}
