import { EntityManager } from '@mikro-orm/postgresql';
import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock, LiveSignals, WirePipe } from '@groundsheet/platform';
import { DocumentBody, type DocumentResponse, type ProposalAnswerBody } from '../document.dto.js';
import { documentProblems } from '../document.problems.js';
import { documentResponse } from '../document.response.js';
import { DocumentsOfDriver } from '../documents-of-driver.js';

/** A driver accepts, corrects or turns down what a document says of itself. */
export class AnswerProposal extends Command<DocumentResponse> {
  constructor(
    readonly id: string,
    readonly body: ProposalAnswerBody,
    readonly ownerId: string,
  ) {
    super();
  }
}

@CommandHandler(AnswerProposal)
export class AnswerProposalHandler implements ICommandHandler<AnswerProposal> {
  private readonly bodies = new WirePipe();

  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsOfDriver,
    private readonly signals: LiveSignals,
    private readonly clock: Clock,
  ) {}

  /** @throws {Problem} 404, 409 where nothing is proposed any more, 422 where the field cannot have the value */
  async execute({ id, body: { field, value }, ownerId }: AnswerProposal): Promise<DocumentResponse> {
    const document = await this.documents.lock(id, ownerId);
    if (!document.proposals.exists((proposal) => proposal.field === field)) {
      throw documentProblems.notProposed();
    }
    if (value !== undefined && value !== null) {
      const { category, description, expiryDate, documentNumber, holderName } = document;
      // Under the rules of that field, as if it had been typed.
      await this.bodies.transform({ category, [field]: value }, { type: 'body', metatype: DocumentBody });
      document.change({ category, description, expiryDate, documentNumber, holderName, [field]: value });
    }
    document.judge(field);
    await this.em.flush();
    await this.signals.tell('documents.changed', { ownerId: document.ownerId });
    return documentResponse(document, this.clock.today());
  }
}
