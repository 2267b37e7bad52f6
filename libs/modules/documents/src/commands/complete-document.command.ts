import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Caller } from '@groundsheet/contracts';
import { ArrivedDocuments } from '../arrived-documents.js';
import { documentProblems } from '../document.problems.js';
import { DocumentsOfDriver } from '../documents-of-driver.js';

/** All files of a document that a driver had to bring have been sent. */
export class CompleteDocument extends Command<void> {
  constructor(
    readonly id: string,
    readonly caller: Caller,
  ) {
    super();
  }
}

@CommandHandler(CompleteDocument)
export class CompleteDocumentHandler implements ICommandHandler<CompleteDocument> {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsOfDriver,
    private readonly arrived: ArrivedDocuments,
  ) {}

  /** Repeating it changes nothing. @throws {Problem} 404, 409 where no file has arrived, 413 where the vault is full */
  async execute({ id, caller }: CompleteDocument): Promise<void> {
    const document = await this.documents.lock(id, caller.id);
    await this.arrived.take(document);
    if (document.status === 'expected') throw documentProblems.notArrived();
    await this.em.flush();
  }
}
