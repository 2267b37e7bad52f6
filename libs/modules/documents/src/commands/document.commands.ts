import { EntityManager } from '@mikro-orm/postgresql';
import type { Caller } from '@groundsheet/contracts';
import { Clock, LiveSignals } from '@groundsheet/platform';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ArrivedDocuments } from '../arrived-documents.js';
import type { DocumentBody, DocumentResponse } from '../document.dto.js';
import { documentProblems } from '../document.problems.js';
import { documentResponse } from '../document.response.js';
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

/** A driver puts right what is known of a document. */
export class ChangeDocument extends Command<DocumentResponse> {
  constructor(
    readonly id: string,
    readonly body: DocumentBody,
    readonly ownerId: string,
  ) {
    super();
  }
}

@CommandHandler(ChangeDocument)
export class ChangeDocumentHandler implements ICommandHandler<ChangeDocument> {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsOfDriver,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404, 409 where it has been changed since it was shown */
  async execute({ id, body, ownerId }: ChangeDocument): Promise<DocumentResponse> {
    const document = await this.documents.lock(id, ownerId);
    const { version, category, ...rest } = body;
    if (version !== undefined && version !== document.version) throw documentProblems.changedMeanwhile();
    const { description = null, expiryDate = null, documentNumber = null, holderName = null } = rest;
    document.change({ category, description, expiryDate, documentNumber, holderName });
    await this.em.flush();
    await this.signals.tell('documents.changed', { ownerId: document.ownerId });
    return documentResponse(document, this.clock.today());
  }
}
