import { EntityManager } from '@mikro-orm/postgresql';
import { Query, QueryHandler, type IQueryHandler } from '@nestjs/cqrs';
import { DocumentFile } from '../document.entity.js';
import { documentProblems } from '../document.problems.js';
import { DocumentsOfDriver } from '../documents-of-driver.js';

/** A small picture of the first page of a file, WebP. */
export class OpenThumbnail extends Query<Buffer> {
  constructor(
    readonly id: string,
    readonly fileId: string,
    readonly ownerId: string,
  ) {
    super();
  }
}

@QueryHandler(OpenThumbnail)
export class OpenThumbnailHandler implements IQueryHandler<OpenThumbnail> {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsOfDriver,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, fileId, ownerId }: OpenThumbnail): Promise<Buffer> {
    await this.documents.find(id, ownerId);
    const where = { id: fileId, document: id };
    const file = await this.em.findOne(DocumentFile, where, { fields: ['thumbnail'] });
    if (!file?.thumbnail) throw documentProblems.unknown();
    return file.thumbnail;
  }
}

/** The part of a page that a proposal stands on, WebP. */
export class OpenProposalPicture extends Query<Buffer> {
  constructor(
    readonly id: string,
    readonly field: string,
    readonly ownerId: string,
  ) {
    super();
  }
}

@QueryHandler(OpenProposalPicture)
export class OpenProposalPictureHandler implements IQueryHandler<OpenProposalPicture> {
  constructor(
    private readonly em: EntityManager,
    private readonly documents: DocumentsOfDriver,
  ) {}

  /** @throws {Problem} 404 */
  async execute({ id, field, ownerId }: OpenProposalPicture): Promise<Buffer> {
    const document = await this.documents.find(id, ownerId);
    const proposal = document.proposals.getItems().find((each) => each.field === field);
    if (!proposal) throw documentProblems.unknown();
    await this.em.populate(proposal, ['picture']);
    return proposal.picture;
  }
}
