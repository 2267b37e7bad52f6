import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { LiveSignals } from '@groundsheet/platform';
import { Document } from '../document.entity.js';
import { documentProblems } from '../document.problems.js';

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
